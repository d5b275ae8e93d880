/** The charts of the game: terrain, tank types, AT and AP Factors (R-BC-01). */
package sandtable.blitzcommander.charts;
