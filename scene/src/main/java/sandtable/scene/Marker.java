package sandtable.scene;

/**
 * Something on the ground that is no unit.
 *
 * @param side whose it is, or {@link #NOBODY}
 */
public record Marker(Place place, Kind kind, int side, String words) {
    public static final int NOBODY = -1;

    public enum Kind {
        OBJECTIVE,
        ENTRY,
        EXIT,
        SUPPLY,
        WRECK,
        MINES,
        /** Bars the way. */
        BLOCK,
        /** Dug in, for whoever is there. */
        WORKS,
        FORT,
        /** The enemy knows who is there. */
        SPOTTED,
        /** Hides what is behind it. */
        SMOKE
    }
}
