package sandtable.scenario;

import sandtable.space.HexSet;

/** Where something is when a battle begins. */
public sealed interface Start {
    /** In a hex that its owner cannot choose. */
    record At(int hex) implements Start {}

    /** Set up by its owner in one of these hexes. */
    record Zone(HexSet hexes) implements Start {}

    /** Set up by its owner in one of these hexes, and in {@code hex} if they do not choose. */
    record Proposed(HexSet hexes, int hex) implements Start {}

    /**
     * Off the map until a turn, from which on it may enter by one of these edge hexes.
     *
     * @param oneEdge whether all such units of the side must enter over the same map edge
     */
    record Entering(int turn, HexSet hexes, boolean oneEdge) implements Start {}

    /** Aboard another unit, by its number, and wherever that is. */
    record Aboard(int carrier) implements Start {}
}
