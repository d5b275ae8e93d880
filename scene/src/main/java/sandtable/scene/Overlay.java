package sandtable.scene;

import sandtable.kernel.Clause;

import java.util.List;

/**
 * Places lit on demand.
 *
 * @param of the piece or formation it is shown for
 * @param spots on a map of hexes; none in one of {@link #asked}
 * @param shapes on a measured table
 */
public record Overlay(
        Kind kind, String of, int side, List<Spot> spots, List<Shape> shapes, Clause clause) {
    public enum Kind {
        REACH,
        ZONE,
        COMMAND,
        RANGE,
        /** What lies before its front. */
        ARC,
        SIGHT,
        /** Where a side is in supply. */
        SUPPLY
    }

    /**
     * @param stops whether movement must end here
     */
    public record Spot(Place place, String text, boolean stops) {}

    /** On a map of hexes. */
    public Overlay(Kind kind, String of, int side, List<Spot> spots, Clause clause) {
        this(kind, of, side, spots, List.of(), clause);
    }

    /** On a measured table. */
    public static Overlay drawn(Kind kind, String of, int side, List<Shape> shapes, Clause clause) {
        return new Overlay(kind, of, side, List.of(), shapes, clause);
    }

    /** Of a kind that is too much to be sent for everybody: it is asked for, place by place. */
    public static Overlay asked(Kind kind, Clause clause) {
        return new Overlay(kind, "", Marker.NOBODY, List.of(), clause);
    }

    public Overlay {
        spots = List.copyOf(spots);
        shapes = List.copyOf(shapes);
    }
}
