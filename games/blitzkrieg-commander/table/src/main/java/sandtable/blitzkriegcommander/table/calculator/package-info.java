/**
 * Odds from named values, without a game: what is named is laid on a bare table and asked there.
 */
package sandtable.blitzkriegcommander.table.calculator;
