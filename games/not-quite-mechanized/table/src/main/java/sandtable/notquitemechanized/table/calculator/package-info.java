/** Odds without a game: a firefight, an assault, a recce sequence, a shoot, aircraft. */
package sandtable.notquitemechanized.table.calculator;
