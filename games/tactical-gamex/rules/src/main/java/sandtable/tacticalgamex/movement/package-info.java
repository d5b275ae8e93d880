/** TGX-3.2.5, TGX-5: stacking, what steps cost, transports. */
package sandtable.tacticalgamex.movement;
