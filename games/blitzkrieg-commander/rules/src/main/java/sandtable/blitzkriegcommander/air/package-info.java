/** BKC-RREQ, BKC-RDEV, BKC-AA, BKC-RRES: aircraft. */
package sandtable.blitzkriegcommander.air;
