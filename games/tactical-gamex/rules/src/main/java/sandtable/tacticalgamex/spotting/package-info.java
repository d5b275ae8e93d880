/** TGX-6.3.8, TGX-6.3.9, TGX-20: who sees and spots whom. */
package sandtable.tacticalgamex.spotting;
