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

    /** Off the map until a turn, on which it may enter by one of these edge hexes. */
    record Entering(int turn, HexSet hexes) implements Start {}

    /** Aboard another piece, and wherever that is. */
    record Aboard(int carrier) implements Start {}
}
