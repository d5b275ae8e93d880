/**
 * HB-SCALE, HB-EQUIP and the table of combat results: what stands in the book's charts and our data
 * files.
 */
package sandtable.hexblitz.charts;
