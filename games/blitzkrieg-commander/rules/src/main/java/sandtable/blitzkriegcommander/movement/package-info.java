/** BKC-MOVE Moving. */
package sandtable.blitzkriegcommander.movement;
