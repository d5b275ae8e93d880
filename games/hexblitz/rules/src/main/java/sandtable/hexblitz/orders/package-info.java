/** HB-ORD Orders and the markers placed face down (HB-SEQ.1). */
package sandtable.hexblitz.orders;
