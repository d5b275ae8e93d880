/** TGX-3: map panels, how they join, and what lies in their hexes. */
package sandtable.tacticalgamex.terrain;
