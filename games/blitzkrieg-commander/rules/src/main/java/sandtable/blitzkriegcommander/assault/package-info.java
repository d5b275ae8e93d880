/** BKC-CA, BKC-CARES, BKC-RET: close assault. */
package sandtable.blitzkriegcommander.assault;
