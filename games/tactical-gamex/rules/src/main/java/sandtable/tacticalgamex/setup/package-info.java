/** TGX-3: how a battle is set up. */
package sandtable.tacticalgamex.setup;
