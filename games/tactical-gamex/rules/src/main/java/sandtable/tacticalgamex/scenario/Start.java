package sandtable.tacticalgamex.scenario;

import sandtable.space.HexSet;

/** Where something is when a battle begins. */
public sealed interface Start {
    /** In a hex that its owner cannot choose. */
    record At(int hex) implements Start {}

    /**
     * Set up by its owner in one of these hexes.
     *
     * @param hex where it stands if its owner does not say otherwise
     */
    record Zone(HexSet hexes, int hex) implements Start {}

    /**
     * Off the map until a turn, from which on it may enter by one of these edge hexes.
     *
     * @param oneEdge whether all such units of the side must enter over the same map edge
     */
    record Entering(int turn, HexSet hexes, boolean oneEdge) implements Start {}

    /** Aboard another piece, and wherever that is. */
    record Aboard(int carrier) implements Start {}
}
