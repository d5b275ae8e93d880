package sandtable.scene;

import java.util.List;

/**
 * Something that lies on a measured table: ground that never changes, or what play has made of it.
 * Millimetres count from the south-west corner, x to the east and y to the north.
 */
public sealed interface Feature {
    /** What a player calls it; empty where its kind says enough. */
    String name();

    /** What covers some ground. */
    enum Kind {
        WOODS,
        /** One house, in which somebody can be. */
        BUILDING,
        /** Many houses. */
        TOWN,
        ORCHARD,
        SCRUB,
        PLOUGH,
        ROUGH,
        SAND,
        MARSH,
        SHALLOW_WATER,
        DEEP_WATER,
        HILL,
        MINEFIELD,
        SMOKE
    }

    /** What runs along a line. */
    enum Course {
        ROAD,
        BRIDGE,
        FORD,
        STREAM,
        RIVER,
        /** Of a railway: vehicles need time to cross it. */
        CUTTING,
        HEDGE,
        WALL,
        SUNKEN_LANE,
        EMBANKMENT,
        WIRE,
        /** Stops vehicles: a ditch, a row of stakes. */
        OBSTACLE
    }

    enum Condition {
        WHOLE,
        /** A bridge that is blown, a hedge that is breached along these points. */
        BROKEN
    }

    /**
     * @param level how high it lies, for a hill; else 0
     */
    record Area(String name, Kind kind, int level, List<Place.Point> outline) implements Feature {
        public Area {
            outline = List.copyOf(outline);
        }

        public Area(String name, Kind kind, List<Place.Point> outline) {
            this(name, kind, 0, outline);
        }
    }

    record Disc(String name, Kind kind, Place.Point centre, int radiusMm) implements Feature {}

    /**
     * @param widthMm over which it counts; 0 where it is a line and nothing more
     */
    record Line(
            String name, Course course, Condition condition, int widthMm, List<Place.Point> points)
            implements Feature {
        public Line {
            points = List.copyOf(points);
        }

        /** One that nothing has happened to. */
        public Line(String name, Course course, int widthMm, List<Place.Point> points) {
            this(name, course, Condition.WHOLE, widthMm, points);
        }
    }
}
