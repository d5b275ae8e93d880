/** How decisions and orders are typed. */
package sandtable.notquitemechanized.words;
