/** HB-VIS Visibility: who is seen, and what is remembered. */
package sandtable.hexblitz.visibility;
