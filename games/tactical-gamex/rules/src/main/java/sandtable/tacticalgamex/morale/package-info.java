/** TGX-7, TGX-22: morale checks, rally and command. */
package sandtable.tacticalgamex.morale;
