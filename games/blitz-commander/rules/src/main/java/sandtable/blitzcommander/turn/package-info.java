/** BC-TURN Turn Sequence, on which the game rests, and the choice of an action. */
package sandtable.blitzcommander.turn;
