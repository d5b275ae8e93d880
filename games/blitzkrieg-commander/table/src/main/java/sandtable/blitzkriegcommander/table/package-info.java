/** Blitzkrieg Commander as a person sees it: bases on a measured table, questions, words. */
package sandtable.blitzkriegcommander.table;
