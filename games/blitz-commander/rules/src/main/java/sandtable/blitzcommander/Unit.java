package sandtable.blitzcommander;

import sandtable.space.HexSet;

/**
 * A unit as the scenario gives it. Where it is now and what it has done is in the {@link Battle}.
 *
 * @param index its number in the setup
 * @param start the hex it stands in at the start, {@link #IN_ZONE} or {@link #ENTERS}
 * @param zone where its side sets it up, or where it enters the map; with a hex to start in, where
 *     else its side may set it up
 * @param arrives the turn from which it may enter or, if it is air, be used; 1 for all others
 * @param leaves the last turn in which air can be used; {@link #STAYS} for all others
 * @param entrenched whether it begins so
 */
public record Unit(
        int index,
        String id,
        String name,
        int side,
        UnitType type,
        int start,
        HexSet zone,
        int arrives,
        int leaves,
        boolean entrenched) {
    /** Instead of a hex: its side sets it up in its zone, or it is air. */
    public static final int IN_ZONE = -1;

    /** Instead of a hex: it enters the map by its zone. */
    public static final int ENTERS = -2;

    public static final int STAYS = Integer.MAX_VALUE;

    /** A unit that stands in a hex when the battle begins. */
    public static Unit at(
            int index, String id, String name, int side, UnitType type, int hex, boolean dugIn) {
        return new Unit(index, id, name, side, type, hex, HexSet.NONE, 1, STAYS, dugIn);
    }

    /** A unit that its side sets up in a zone. */
    public static Unit inZone(
            int index,
            String id,
            String name,
            int side,
            UnitType type,
            HexSet zone,
            boolean dugIn) {
        return new Unit(index, id, name, side, type, IN_ZONE, zone, 1, STAYS, dugIn);
    }

    /** A unit that enters the map by one of some hexes, in a turn or later; the turn may be 1. */
    public static Unit entering(
            int index, String id, String name, int side, UnitType type, HexSet entry, int turn) {
        return new Unit(index, id, name, side, type, ENTERS, entry, turn, STAYS, false);
    }

    /** Air, which is never on the map (BC-BAIR.2), to be used in these turns, both included. */
    public static Unit air(
            int index, String id, String name, int side, UnitType type, int first, int last) {
        return new Unit(index, id, name, side, type, IN_ZONE, HexSet.NONE, first, last, false);
    }

    public boolean combat() {
        return type.combat();
    }
}
