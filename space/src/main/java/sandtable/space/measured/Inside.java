package sandtable.space.measured;

/**
 * How much of a segment lies inside an area, decided without making an object. Floating point
 * settles what is clear; what is within a millionth of a millimetre of a limit is settled by {@link
 * Parts} in whole numbers. So every answer is exact.
 */
final class Inside {
    /** In parts of the segment and in millimetres; far above what rounding can do to a sum. */
    private static final double DOUBT = 1e-10;

    private static final double DOUBT_MM = 1e-5;

    private Inside() {}

    /** Whether some part of a segment with a length is inside. */
    static boolean enters(Area area, Spot from, Spot to) {
        return switch (area) {
            case Outline outline -> enters(outline, from, to);
            case Disc disc -> enters(disc, from, to);
        };
    }

    /** Whether the part of a segment that is inside is longer than a limit, which is at least 0. */
    static boolean longer(Area area, Spot from, Spot to, int limitMm) {
        return switch (area) {
            case Outline outline -> longer(outline, from, to, limitMm);
            case Disc disc -> longer(disc, from, to, limitMm);
        };
    }

    private static boolean enters(Outline outline, Spot from, Spot to) {
        double part = outline.part(from, to);
        if (part > DOUBT) {
            return true;
        }
        return part != 0 && !Parts.inside(new Segment(from, to), outline).isEmpty();
    }

    private static boolean longer(Outline outline, Spot from, Spot to, int limitMm) {
        double length = outline.part(from, to) * Math.sqrt(from.squaredTo(to));
        return doubtful(length, limitMm)
                ? Parts.inside(new Segment(from, to), outline).longerThan(limitMm)
                : length > limitMm;
    }

    /** Whether a length is too near to its limit for floating point to tell. */
    static boolean doubtful(double length, int limitMm) {
        return Math.abs(length - limitMm) <= DOUBT_MM;
    }

    private static boolean enters(Disc disc, Spot from, Spot to) {
        long rim = (long) disc.radiusMm() * disc.radiusMm();
        var segment = new Segment(from, to);
        long along = segment.dot(disc.centre());
        long whole = segment.squaredLength();
        if (along <= 0 || along >= whole) {
            boolean startInside = disc.centre().squaredTo(from) < rim;
            boolean endInside = disc.centre().squaredTo(to) < rim;
            return whole > 0 && (startInside || endInside);
        }
        long aside = segment.cross(disc.centre());
        return Wide.compare(aside, aside, rim, whole) < 0;
    }

    private static boolean longer(Disc disc, Spot from, Spot to, int limitMm) {
        var segment = new Segment(from, to);
        if (!enters(disc, from, to)) {
            return false;
        }
        boolean startInside = disc.contains(from);
        boolean endInside = disc.contains(to);
        if (startInside && endInside) {
            return !from.within(limitMm, to);
        }
        if (startInside || endInside) {
            return Chord.fromInside(disc, startInside ? segment : segment.reversed(), limitMm);
        }
        return Chord.through(disc, segment, limitMm);
    }
}
