/** TGX-6.4.1 to TGX-6.4.4: direct, opportunity, indirect and off-board fire. */
package sandtable.tacticalgamex.fire;
