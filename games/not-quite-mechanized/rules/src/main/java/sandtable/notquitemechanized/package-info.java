/** Not Quite Mechanized: the rule set, its notation, and what could be hidden. */
package sandtable.notquitemechanized;
