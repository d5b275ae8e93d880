/** TGX-4: the sequence of play: turns, impulses, housekeeping. */
package sandtable.tacticalgamex.sequence;
