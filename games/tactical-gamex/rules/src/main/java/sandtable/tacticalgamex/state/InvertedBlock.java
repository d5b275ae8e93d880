package sandtable.tacticalgamex.state;

/**
 * A block that engineers have begun to remove (TGX-9.2.o).
 *
 * @param engineer who works on it in this turn, or {@link UnitId#NOBODY}
 */
public record InvertedBlock(HexId hex, UnitId engineer) {}
