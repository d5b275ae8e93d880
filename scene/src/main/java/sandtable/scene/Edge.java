package sandtable.scene;

/**
 * Something at one side of a hex. Each side is named once, from either of its hexes.
 *
 * @param direction of the side, or {@link #IN_HEX} for a crossing in the middle of the hex
 */
public record Edge(String number, int direction, Kind kind) {
    public static final int IN_HEX = -1;

    public enum Kind {
        /** Runs from the middle of the hex across the side. */
        ROAD,
        /** Runs along the side. */
        RIVER,
        /** Runs from the middle of the hex across the side, as a road does. */
        STREAM,
        /** A crest along the side. */
        RIDGE,
        CLIFF,
        BRIDGE,
        FORD
    }
}
