/** Reads scenarios: map, forces, set-up, victory. */
package sandtable.tacticalgamex.scenario;
