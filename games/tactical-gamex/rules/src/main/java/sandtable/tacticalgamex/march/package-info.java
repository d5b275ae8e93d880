/** TGX-5, TGX-6.4.2: a move under way, its ends, and who joins an attack. */
package sandtable.tacticalgamex.march;
