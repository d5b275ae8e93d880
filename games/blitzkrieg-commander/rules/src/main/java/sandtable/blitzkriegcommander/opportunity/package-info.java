/** BKC-OPP Opportunity fire. */
package sandtable.blitzkriegcommander.opportunity;
