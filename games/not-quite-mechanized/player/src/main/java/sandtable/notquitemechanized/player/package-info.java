/** What a good player of Not Quite Mechanized knows. */
package sandtable.notquitemechanized.player;
