package sandtable.display;

/** Something at one side of a hex. Each side is named once, from either of its hexes. */
public record Edge(String number, int direction, Kind kind) {
    public enum Kind {
        /** Runs from the middle of the hex across the side. */
        ROAD,
        /** Runs along the side. */
        RIVER,
        BRIDGE,
        FORD
    }
}
