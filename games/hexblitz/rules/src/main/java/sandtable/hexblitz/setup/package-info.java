/** HB-EQUIP.1: the armies come onto the battlefield. */
package sandtable.hexblitz.setup;
