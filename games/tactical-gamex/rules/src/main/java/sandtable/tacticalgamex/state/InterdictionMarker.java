package sandtable.tacticalgamex.state;

/**
 * TGX-21.2 An Interdiction marker; several may lie in one hex.
 *
 * @param strength the attack points noted on it, which have no further effect (R-TGX-114)
 * @param side who laid it
 */
public record InterdictionMarker(HexId hex, int strength, int side) {}
