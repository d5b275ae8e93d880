/**
 * What all chapters share: the table as it lies, what a side keeps to itself, what can be decided
 * and what can happen.
 */
package sandtable.blitzkriegcommander.state;
