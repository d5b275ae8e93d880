package sandtable.scenario;

import sandtable.space.HexSet;

import java.util.List;
import java.util.Set;

/**
 * What a game counts on its table; {@link Measure} says what each is. A game leaves out what it has
 * no word for: its {@link Subject} does not let a scenario ask for it.
 */
public interface Tally {
    int turn();

    int controlled(int side, HexSet hexes);

    int present(int side, HexSet hexes, Set<Trait> traits);

    /** Whether no unit of the side that could still win is left. */
    boolean destroyed(int side);

    default int occupied(int side, HexSet hexes) {
        throw new UnsupportedOperationException("hexes occupied");
    }

    default int left(int side, HexSet hexes) {
        throw new UnsupportedOperationException("units that left");
    }

    default int lost(int side, List<Integer> units) {
        throw new UnsupportedOperationException("units lost");
    }

    default int strengthLost(int side) {
        throw new UnsupportedOperationException("strength lost");
    }

    default int remains(int formation, int parts) {
        throw new UnsupportedOperationException("what remains of formations");
    }

    default int outOfSupply(int side) {
        throw new UnsupportedOperationException("units out of supply");
    }

    default boolean open(Measure.OpenBridge bridge) {
        throw new UnsupportedOperationException("bridges");
    }
}
