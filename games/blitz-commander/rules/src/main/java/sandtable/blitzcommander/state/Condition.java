package sandtable.blitzcommander.state;

import sandtable.space.HexSet;

/** Something a scenario can ask for. Sides and hexes by number. */
public sealed interface Condition {
    /** The side has at least so many points. */
    record Points(int side, int atLeast) implements Condition {}

    /** The side has at most so many points. */
    record PointsAtMost(int side, int atMost) implements Condition {}

    /**
     * At the end of a turn of its own the side has a unit in one of the hexes.
     *
     * @param mechanized it must be a mechanized one
     * @param inSupply it must be in supply
     */
    record Presence(int side, HexSet hexes, boolean mechanized, boolean inSupply)
            implements Condition {}
}
