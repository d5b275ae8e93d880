/** BKC-END, BKC-EOB, BKC-BRK, BKC-WIN: the End Phase and the end of the battle. */
package sandtable.blitzkriegcommander.end;
