/** HexBlitz as one rule set: its door, how decisions are typed, and what may be asked of a view. */
package sandtable.hexblitz;
