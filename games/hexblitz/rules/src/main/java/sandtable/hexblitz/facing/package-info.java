/** HB-FACE Front, flank and rear. */
package sandtable.hexblitz.facing;
