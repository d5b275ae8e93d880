/** TGX-4.4: points, control and the end of a battle. */
package sandtable.tacticalgamex.victory;
