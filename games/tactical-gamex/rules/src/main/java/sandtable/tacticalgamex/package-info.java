/** The rule set: its doors, how answers are typed, what each side knows. */
package sandtable.tacticalgamex;
