/** HB-ZOC, HB-STK.1, HB-RNG: who stands where, how far that is, what it controls and reaches. */
package sandtable.hexblitz.position;
