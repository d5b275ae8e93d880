/** C6: lines of sight, who is seen, who is concealed, what is remembered. */
package sandtable.notquitemechanized.sight;
