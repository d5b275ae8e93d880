/** BKC-PHASE The turns of both sides, on which the game rests. */
package sandtable.blitzkriegcommander.sequence;
