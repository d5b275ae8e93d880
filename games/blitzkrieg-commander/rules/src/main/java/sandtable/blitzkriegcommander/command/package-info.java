/** BKC-CMD, BKC-ORD Command Phase: orders and those who give them. */
package sandtable.blitzkriegcommander.command;
