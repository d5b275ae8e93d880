/** How decisions are typed: what the words of all chapters are made with. */
package sandtable.tacticalgamex.words;
