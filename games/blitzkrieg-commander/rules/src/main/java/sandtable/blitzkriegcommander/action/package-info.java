/** What a chapter says of an action or a command, for the steps that ask for one. */
package sandtable.blitzkriegcommander.action;
