/** HB-CBT Combat: who fights, the dice, losses, withdrawal. */
package sandtable.hexblitz.combat;
