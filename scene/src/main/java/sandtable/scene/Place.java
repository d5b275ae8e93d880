package sandtable.scene;

/** Somewhere a piece, a marker or a choice can be. Hexes go by the number printed in them. */
public sealed interface Place {
    record Hex(String number) implements Place {}

    /**
     * One side of a hex.
     *
     * @param direction 0 to 5 clockwise, as the ground's layout names them
     */
    record Hexside(String number, int direction) implements Place {}

    /** A point of a measured table, from its south-west corner: x to the east, y to the north. */
    record Point(int xMm, int yMm) implements Place {}

    /** A box beside the map, such as the units still to enter. */
    record Box(String name) implements Place {}
}
