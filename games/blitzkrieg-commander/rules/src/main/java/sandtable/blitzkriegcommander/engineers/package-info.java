/** BKC-ENG, BKC-MINE, BKC-WORK: engineers, mines and works. */
package sandtable.blitzkriegcommander.engineers;
