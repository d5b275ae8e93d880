/** Who has won (R-HB-31, data ruling 44). */
package sandtable.hexblitz.victory;
