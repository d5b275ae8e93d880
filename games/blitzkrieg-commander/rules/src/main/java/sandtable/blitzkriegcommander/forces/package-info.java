/** What units, guns and aircraft are: the rows of the unit lists. */
package sandtable.blitzkriegcommander.forces;
