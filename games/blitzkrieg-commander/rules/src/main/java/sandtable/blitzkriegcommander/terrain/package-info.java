/** What lies on the table and never moves: features, and how they hinder, hide and cover. */
package sandtable.blitzkriegcommander.terrain;
