/** BKC-COV Cover. */
package sandtable.blitzkriegcommander.cover;
