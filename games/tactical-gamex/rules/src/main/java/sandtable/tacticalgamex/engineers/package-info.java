/** TGX-9: what engineers do. */
package sandtable.tacticalgamex.engineers;
