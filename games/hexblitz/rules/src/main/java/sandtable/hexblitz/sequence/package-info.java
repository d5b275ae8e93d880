/** HB-SEQ Game sequence: what follows what, the cards, the end of a turn. */
package sandtable.hexblitz.sequence;
