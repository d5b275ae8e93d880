/** The rules of Blitz Commander: the rule set, its notation, and what may be asked of a view. */
package sandtable.blitzcommander;
