package sandtable.tacticalgamex.scenario;

import sandtable.space.HexSet;

import java.util.List;

/**
 * Something that can be counted in a position, for points and victory. Sides and pieces by number;
 * units are combat units, which trucks of all kinds are not.
 */
public sealed interface Measure {
    /**
     * Units of the side that were destroyed.
     *
     * @param pieces which units count; all where there are none
     */
    record Lost(int side, List<Integer> pieces) implements Measure {}

    /** Hexes that the side was the last to occupy or pass through. */
    record Controlled(int side, HexSet hexes) implements Measure {}

    /** Units of the side in these hexes. */
    record Present(int side, HexSet hexes) implements Measure {}

    /** Units of the side that have left the map by these hexes, passengers among them. */
    record Exited(int side, HexSet hexes) implements Measure {}

    /**
     * 1 if the bridge stands, has no block, and the side controls it and an adjacent hex on each
     * bank; else 0.
     */
    record OpenBridge(int side, int hex) implements Measure {}

    /** The points of the side. */
    record Points(int side) implements Measure {}

    /** The points of the side less those of the other. */
    record Lead(int side) implements Measure {}

    /** The number of the turn that was just played (R-TGX-20). */
    record Turn() implements Measure {}
}
