package sandtable.blitzcommander.state;

import sandtable.blitzcommander.forces.Kind;
import sandtable.blitzcommander.forces.UnitType;
import sandtable.space.HexSet;

/**
 * A unit as the scenario gives it. Where it is now and what it has done is its {@link Unit}.
 *
 * @param index its number in the battle
 * @param start where it is at the start
 * @param zone where its side sets it up, or where it enters the map; with a hex to start in, where
 *     else its side may set it up
 * @param arrives the turn from which it may enter or, if it is air, be used; 1 for all others
 * @param leaves the last turn in which air can be used; {@link #STAYS} for all others
 * @param entrenched whether it begins so
 */
public record Stand(
        int index,
        String id,
        String name,
        int side,
        UnitType type,
        Whereabouts start,
        HexSet zone,
        int arrives,
        int leaves,
        boolean entrenched) {
    public static final int STAYS = Integer.MAX_VALUE;

    /** A unit that stands in a hex when the battle begins. */
    public static Stand at(
            int index, String id, String name, int side, UnitType type, HexId hex, boolean dugIn) {
        var start = new Whereabouts.OnMap(hex);
        return new Stand(index, id, name, side, type, start, HexSet.NONE, 1, STAYS, dugIn);
    }

    /** A unit that its side sets up in a zone. */
    public static Stand inZone(
            int index,
            String id,
            String name,
            int side,
            UnitType type,
            HexSet zone,
            boolean dugIn) {
        var start = Whereabouts.Off.TO_BE_SET_UP;
        return new Stand(index, id, name, side, type, start, zone, 1, STAYS, dugIn);
    }

    /** A unit that enters the map by one of some hexes, in a turn or later; the turn may be 1. */
    public static Stand entering(
            int index, String id, String name, int side, UnitType type, HexSet entry, int turn) {
        var start = Whereabouts.Off.TO_COME;
        return new Stand(index, id, name, side, type, start, entry, turn, STAYS, false);
    }

    /** Air, which is never on the map (BC-BAIR.2), to be used in these turns, both included. */
    public static Stand air(
            int index, String id, String name, int side, UnitType type, int first, int last) {
        var start = Whereabouts.Off.IN_THE_AIR;
        return new Stand(index, id, name, side, type, start, HexSet.NONE, first, last, false);
    }

    /** Another that may be set up elsewhere too. */
    public Stand orElsewhereIn(HexSet hexes) {
        return new Stand(index, id, name, side, type, start, hexes, arrives, leaves, entrenched);
    }

    public boolean combat() {
        return type.combat();
    }

    public boolean enters() {
        return start == Whereabouts.Off.TO_COME;
    }

    /** Whether it is for its side to say where it is set up. */
    public boolean free() {
        return !enters() && !zone.isEmpty() && type.kind() != Kind.AIR; // BC-BAIR.2
    }
}
