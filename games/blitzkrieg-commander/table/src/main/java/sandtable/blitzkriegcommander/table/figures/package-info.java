/** Figures of fire that are shown in several places: dice, hits, where it may fall. */
package sandtable.blitzkriegcommander.table.figures;
