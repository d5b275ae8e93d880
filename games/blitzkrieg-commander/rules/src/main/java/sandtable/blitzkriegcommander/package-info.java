/** Blitzkrieg Commander: the rule set, how it is typed, and what may be asked of it. */
package sandtable.blitzkriegcommander;
