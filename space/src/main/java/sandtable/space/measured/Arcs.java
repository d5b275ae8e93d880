package sandtable.space.measured;

/**
 * Which spots are ahead. A heading's limits come from the table of whole degrees and the side of a
 * limit on which a spot lies is exact. Limits belong to the arc, and so does the corner of the arc.
 */
public final class Arcs {
    private Arcs() {}

    /** Whether a spot is in the 180 degrees ahead; exactly abeam is ahead. */
    public static boolean front(Spot at, Heading heading, Spot other) {
        return heading.along(other.x() - at.x(), other.y() - at.y()) >= 0;
    }

    /** Whether a spot is in the 90 degrees ahead. */
    public static boolean narrow(Spot at, Heading heading, Spot other) {
        return within(45, at, heading, other);
    }

    /**
     * Whether a spot is at most so many degrees to the left or right of straight ahead.
     *
     * @param degrees 0 to 180
     */
    public static boolean within(int degrees, Spot at, Heading heading, Spot other) {
        checkAngle(degrees);
        int east = other.x() - at.x();
        int north = other.y() - at.y();
        boolean rightOfLeft = heading.turned(-degrees).right(east, north) >= 0;
        boolean leftOfRight = heading.turned(degrees).right(east, north) <= 0;
        boolean front = heading.along(east, north) >= 0;
        if (degrees <= 90) {
            return front && rightOfLeft && leftOfRight;
        }
        return front || rightOfLeft || leftOfRight;
    }

    /**
     * Whether the directions of two segments differ by at most so many degrees. At 0, 45, 90, 135
     * and 180 degrees that is exact; else the limit is that of the table of whole degrees. A
     * segment without length has every direction.
     *
     * @param degrees 0 to 180
     */
    public static boolean within(int degrees, Segment one, Segment other) {
        checkAngle(degrees);
        long dot = dot(one, other);
        long cross = Math.abs(cross(one, other));
        if (cross == 0) {
            return dot >= 0 || degrees == 180;
        }
        var limit = new Heading(degrees);
        return Wide.compare(dot, limit.east(), cross, limit.north()) >= 0;
    }

    private static long dot(Segment one, Segment other) {
        return east(one) * east(other) + north(one) * north(other);
    }

    private static long cross(Segment one, Segment other) {
        return east(one) * north(other) - north(one) * east(other);
    }

    private static long east(Segment segment) {
        return segment.to().x() - segment.from().x();
    }

    private static long north(Segment segment) {
        return segment.to().y() - segment.from().y();
    }

    private static void checkAngle(int degrees) {
        if (degrees < 0 || degrees > 180) {
            throw new IllegalArgumentException("an arc reaches 0 to 180 degrees, not " + degrees);
        }
    }
}
