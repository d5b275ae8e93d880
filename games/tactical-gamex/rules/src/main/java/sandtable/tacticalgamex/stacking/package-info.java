/** TGX-3.2.5: how many units a hex holds. */
package sandtable.tacticalgamex.stacking;
