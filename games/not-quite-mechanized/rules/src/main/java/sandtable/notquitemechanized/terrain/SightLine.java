package sandtable.notquitemechanized.terrain;

import sandtable.notquitemechanized.data.Setting;
import sandtable.space.measured.Spot;

/**
 * NQM-SCALE.4: a line of sight. Ground has levels, and woods and towns stand one level above
 * theirs. What lies between the ends is in the way if it is higher than both, or higher than the
 * lower end and not nearer to the upper one. A hundred metres into and out of woods and towns count
 * as nothing. (d)
 */
final class SightLine {
    /** How often one looks along the line. */
    private static final int EVERY = 50;

    private SightLine() {}

    /** Always looked at from the same end, so that rounding is the same both ways. */
    static boolean clear(Ground ground, Spot one, Spot other) {
        return one.compareTo(other) < 0
                ? looked(ground, one, other)
                : looked(ground, other, one);
    }

    private static boolean looked(Ground ground, Spot from, Spot to) {
        int pieces = from.lengthTo(to) / EVERY;
        int start = ground.level(from);
        int end = ground.level(to);
        boolean startsInCover = ground.raised(from);
        boolean endsInCover = ground.raised(to);
        for (int piece = 1; piece < pieces; piece++) {
            var spot =
                    new Spot(
                            from.x() + (to.x() - from.x()) * piece / pieces,
                            from.y() + (to.y() - from.y()) * piece / pieces);
            boolean edge =
                    startsInCover && from.within(Setting.SIGHT_INTO.value(), spot)
                            || endsInCover && to.within(Setting.SIGHT_INTO.value(), spot);
            int height = ground.level(spot) + (!edge && ground.raised(spot) ? 1 : 0);
            if (inTheWay(height, start, end, 2 * piece - pieces)) {
                return false;
            }
        }
        return true;
    }

    /**
     * @param beyondHalf above 0 where it is nearer to the end than to the start
     */
    private static boolean inTheWay(int height, int start, int end, int beyondHalf) {
        boolean higherThanBoth = height > Math.max(start, end);
        boolean nearerToUpper = start > end ? beyondHalf < 0 : beyondHalf > 0;
        return higherThanBoth || height > Math.min(start, end) && !nearerToUpper;
    }
}
