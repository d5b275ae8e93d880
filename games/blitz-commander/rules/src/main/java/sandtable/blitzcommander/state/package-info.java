/**
 * What everybody knows of: the battle, the table, what is under way, what may be decided and what
 * happens; with BC-ZOC Zones of Control, BC-STK Stacking and supply, which follow from a table.
 */
package sandtable.blitzcommander.state;
