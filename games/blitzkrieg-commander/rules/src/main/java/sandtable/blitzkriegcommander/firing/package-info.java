/** BKC-FIRE as an action: what units that were ordered may fire at, and who answers them. */
package sandtable.blitzkriegcommander.firing;
