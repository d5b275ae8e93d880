/** How a battle stands by its scenario, and when it is decided (R-BC-26). */
package sandtable.blitzcommander.victory;
