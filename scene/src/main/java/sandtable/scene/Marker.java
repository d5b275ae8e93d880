package sandtable.scene;

import java.util.List;

/**
 * Something on the ground that is no unit.
 *
 * @param side whose it is, or {@link #NOBODY}
 * @param shapes what is drawn with it on a measured table, such as how far an objective reaches
 */
public record Marker(Place place, Kind kind, int side, String words, List<Shape> shapes) {
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
        SMOKE,
        /** Where a fire was aimed, or fell. */
        AIM,
        /** Where guns have shot in before the battle. */
        REGISTERED,
        /** Where an attack sets out from, or a way begins. */
        START_LINE,
        /** Where somebody is ordered to; their way is drawn with it. */
        ROUTE,
        /** Orders on their way to whoever is there. */
        MESSAGE,
        /** Where casualties are gathered and vehicles are mended. */
        COLLECTION_POINT,
        /** Where somebody fell back from. */
        TRAIL
    }

    public Marker {
        shapes = List.copyOf(shapes);
    }

    public Marker(Place place, Kind kind, int side, String words) {
        this(place, kind, side, words, List.of());
    }
}
