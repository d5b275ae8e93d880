/** TGX-4.2.2: what activating a unit takes. */
package sandtable.tacticalgamex.activation;
