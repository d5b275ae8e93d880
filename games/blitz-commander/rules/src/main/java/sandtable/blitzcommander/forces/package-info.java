/** BC-UNIT Units: what a unit is, by its type. */
package sandtable.blitzcommander.forces;
