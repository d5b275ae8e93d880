package sandtable.scenario;

import sandtable.space.HexSet;

import java.util.List;
import java.util.Set;

/**
 * Something that can be counted on a table, for points and for victory. Sides, units, formations
 * and hexes by number. Which units count is for each game to say; see docs/scenarios.md.
 */
public sealed interface Measure {
    /** Hexes that the side was the last to have. */
    record Controlled(int side, HexSet hexes) implements Measure {}

    /**
     * Units of the side in these hexes.
     *
     * @param traits what they must be
     */
    record Present(int side, HexSet hexes, Set<Trait> traits) implements Measure {
        public Present {
            traits = Set.copyOf(traits);
        }

        public Present(int side, HexSet hexes) {
            this(side, hexes, Set.of());
        }
    }

    /** Those of the hexes in which the side has a unit that can fight. */
    record Occupied(int side, HexSet hexes) implements Measure {}

    /** Units of the side that have left the map by these hexes, passengers among them. */
    record Left(int side, HexSet hexes) implements Measure {}

    /**
     * Units of the side that were destroyed.
     *
     * @param units which count; all where none are named
     */
    record Lost(int side, List<Integer> units) implements Measure {
        public Lost {
            units = List.copyOf(units);
        }
    }

    /** Strength that the side has lost, in the game's own points. */
    record StrengthLost(int side) implements Measure {}

    /**
     * The strength that a formation still has, in so many parts of what it began with, rounded up:
     * 1 of 2 parts is half of it or less.
     */
    record Remains(int formation, int parts) implements Measure {}

    /** Units of the side that are out of supply. */
    record OutOfSupply(int side) implements Measure {}

    /**
     * 1 if the bridge stands and is free and the side controls it and both its banks; else 0.
     *
     * @param banks the hexes to which it leads
     */
    record OpenBridge(int side, int hex, HexSet banks) implements Measure {}

    /** How many whole times the second is contained in the first; where it is 0 it counts as 1. */
    record Ratio(Measure measure, Measure to) implements Measure {}

    /** The points of the side. */
    record Points(int side) implements Measure {}

    /** The points of the side less those of the other. */
    record Lead(int side) implements Measure {}

    /** The number of the turn that was just played. */
    record Turn() implements Measure {}
}
