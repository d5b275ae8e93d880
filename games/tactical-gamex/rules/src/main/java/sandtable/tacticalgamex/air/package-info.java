/** TGX-6.4.7: aircraft, their attacks and fire at them. */
package sandtable.tacticalgamex.air;
