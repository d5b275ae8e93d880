/** HB-SEQ.6: what a group with a card can do. */
package sandtable.hexblitz.activation;
