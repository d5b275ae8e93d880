/** TGX-24: battlefield chaos, the Action Deck. */
package sandtable.tacticalgamex.chaos;
