package sandtable.space.measured;

/**
 * The straight line between two spots, both included; the spots may be the same. Whatever it is
 * asked is answered alike for the segment the other way round.
 */
public record Segment(Spot from, Spot to) {
    public static Segment of(int x1, int y1, int x2, int y2) {
        return new Segment(new Spot(x1, y1), new Spot(x2, y2));
    }

    public long squaredLength() {
        return from.squaredTo(to);
    }

    /** Its length rounded up to a millimetre. */
    public int length() {
        return from.lengthTo(to);
    }

    public Segment reversed() {
        return new Segment(to, from);
    }

    public Box box() {
        return new Box(
                Math.min(from.x(), to.x()),
                Math.min(from.y(), to.y()),
                Math.max(from.x(), to.x()),
                Math.max(from.y(), to.y()));
    }

    /** On which side of the line from start to end a spot lies: 1 left, 0 on the line, -1 right. */
    public int side(Spot spot) {
        return Long.signum(cross(spot));
    }

    /** Whether a spot lies on it, ends included. */
    public boolean contains(Spot spot) {
        return cross(spot) == 0 && box().contains(spot);
    }

    /** Whether the two share at least a point. */
    public boolean meets(Segment other) {
        int there = side(other.from);
        int beyond = side(other.to);
        int here = other.side(from);
        int back = other.side(to);
        if (there * beyond < 0 && here * back < 0) {
            return true;
        }
        return there == 0 && box().contains(other.from)
                || beyond == 0 && box().contains(other.to)
                || here == 0 && other.box().contains(from)
                || back == 0 && other.box().contains(to);
    }

    /** Whether the two cut each other in one point that is an end of neither. */
    public boolean crosses(Segment other) {
        return side(other.from) * side(other.to) < 0 && other.side(from) * other.side(to) < 0;
    }

    /** Whether a spot is at most so far from the nearest point of it; exact. */
    public boolean within(int limitMm, Spot spot) {
        if (limitMm < 0) {
            return false;
        }
        long limit = (long) limitMm * limitMm;
        if (beforeStart(spot)) {
            return from.squaredTo(spot) <= limit;
        }
        if (beyondEnd(spot)) {
            return to.squaredTo(spot) <= limit;
        }
        long cross = Math.abs(cross(spot));
        return Wide.compare(cross, cross, limit, squaredLength()) <= 0;
    }

    /** Whether the nearest points of two segments are at most so far apart; exact. */
    public boolean within(int limitMm, Segment other) {
        return limitMm >= 0
                && (meets(other)
                        || within(limitMm, other.from)
                        || within(limitMm, other.to)
                        || other.within(limitMm, from)
                        || other.within(limitMm, to));
    }

    /** The distance of a spot from the nearest point of it, rounded up to a millimetre. */
    public int distance(Spot spot) {
        if (beforeStart(spot)) {
            return from.lengthTo(spot);
        }
        if (beyondEnd(spot)) {
            return to.lengthTo(spot);
        }
        long cross = Math.abs(cross(spot));
        long length = squaredLength();
        return (int) Lengths.ceil(Math.ceilDiv(cross * cross, length));
    }

    private boolean beforeStart(Spot spot) {
        return dot(spot) <= 0;
    }

    private boolean beyondEnd(Spot spot) {
        return dot(spot) >= squaredLength();
    }

    /** How far along the segment a spot lies, in millimetres times the segment's length. */
    long dot(Spot spot) {
        return (long) (to.x() - from.x()) * (spot.x() - from.x())
                + (long) (to.y() - from.y()) * (spot.y() - from.y());
    }

    /** How far to the left of the segment a spot lies, in millimetres times its length. */
    long cross(Spot spot) {
        return (long) (to.x() - from.x()) * (spot.y() - from.y())
                - (long) (to.y() - from.y()) * (spot.x() - from.x());
    }

    @Override
    public String toString() {
        return from + "-" + to;
    }
}
