package sandtable.scene;

import java.util.List;

/**
 * Something drawn over a measured table, such as a ring of so many centimetres. Millimetres count
 * from the south-west corner.
 */
public sealed interface Shape {
    /** What is written beside it; empty for nothing. */
    String words();

    Look look();

    /**
     * How it is drawn. A look says what a shape means; its colour is that of its overlay's side.
     */
    enum Look {
        /** A limit that counts. */
        SOLID,
        /** A limit that costs something. */
        DASHED,
        /** As far as it could come. */
        DOTTED,
        /** Open, but at a price. */
        HATCHED,
        /** Not allowed. */
        FORBIDDEN
    }

    /** All within a distance of a point. */
    record Disc(Place.Point centre, int radiusMm, Look look, String words) implements Shape {}

    /** A distance from a point; what lies within is not lit. */
    record Ring(Place.Point centre, int radiusMm, Look look, String words) implements Shape {}

    /**
     * A part of a ring.
     *
     * @param heading of its middle, in degrees clockwise from north
     * @param degrees how wide it is
     * @param fromMm 0 for all that is nearer than {@code toMm}
     */
    record Sector(
            Place.Point centre,
            int heading,
            int degrees,
            int fromMm,
            int toMm,
            Look look,
            String words)
            implements Shape {}

    /** Ground within an outline of its own. */
    record Outline(List<Place.Point> points, Look look, String words) implements Shape {
        public Outline {
            points = List.copyOf(points);
        }
    }

    /**
     * Ground that several outlines cover together, such as all that can be reached; only the edge
     * of the whole is drawn. What is hatched leaves out what is solid beside it.
     */
    record Region(List<List<Place.Point>> parts, Look look, String words) implements Shape {
        public Region {
            parts = parts.stream().map(List::copyOf).toList();
        }
    }

    /** From one point to another, such as from where it was aimed to where it fell. */
    record Arrow(Place.Point from, Place.Point to, Look look, String words) implements Shape {}

    record Line(List<Place.Point> points, Look look, String words) implements Shape {
        public Line {
            points = List.copyOf(points);
        }
    }
}
