/** What a person sees of Not Quite Mechanized. */
package sandtable.notquitemechanized.table;
