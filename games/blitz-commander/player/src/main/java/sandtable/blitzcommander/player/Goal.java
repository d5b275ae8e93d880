package sandtable.blitzcommander.player;

import sandtable.space.HexSet;

/**
 * Hexes that a side wants to come to, and what for.
 *
 * @param places the same hexes one after the other; not to be changed
 * @param points what each hex, or each unit that comes there, counts; 0 where it wins outright
 * @param marches how far it is to there if nobody stands in the way, by side, kind of march and hex
 */
record Goal(Kind kind, int side, HexSet hexes, int[] places, int points, int[][][] marches) {
    enum Kind {
        /** To be the last who was there. */
        HOLD,
        /** To have combat units there at the end, each hex for itself. */
        OCCUPY,
        /** To leave the map by there. */
        LEAVE,
        /** To have any unit there. */
        BE_THERE,
        /** To have a mechanized unit there. */
        DRIVE_THERE;

        /** Whether it is a condition of victory and not a matter of points. */
        boolean condition() {
            return this == BE_THERE || this == DRIVE_THERE;
        }
    }
}
