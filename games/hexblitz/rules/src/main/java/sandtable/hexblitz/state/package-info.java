/**
 * What every chapter speaks of: battle, table, units, secrets, views, decisions, happenings, steps.
 */
package sandtable.hexblitz.state;
