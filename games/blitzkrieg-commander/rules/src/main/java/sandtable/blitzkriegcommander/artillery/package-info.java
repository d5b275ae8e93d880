/** BKC-SCHED, BKC-AREQ, BKC-ADEV, BKC-ARES, BKC-SMK: artillery from off the table. */
package sandtable.blitzkriegcommander.artillery;
