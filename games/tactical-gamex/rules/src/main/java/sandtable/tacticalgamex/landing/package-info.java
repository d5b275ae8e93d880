/** TGX-10: landings from the sea, from the loading of the craft to the beach. */
package sandtable.tacticalgamex.landing;
