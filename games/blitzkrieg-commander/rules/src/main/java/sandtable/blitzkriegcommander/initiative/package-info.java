/** BKC-INIT Initiative Phase, BKC-REC recce. */
package sandtable.blitzkriegcommander.initiative;
