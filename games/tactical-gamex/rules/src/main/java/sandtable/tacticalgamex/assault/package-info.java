/** TGX-6.4.5, TGX-6.4.6: overruns and close assaults. */
package sandtable.tacticalgamex.assault;
