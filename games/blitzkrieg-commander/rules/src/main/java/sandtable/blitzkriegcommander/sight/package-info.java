/** BKC-SIGHT Sight. */
package sandtable.blitzkriegcommander.sight;
