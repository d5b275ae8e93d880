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
    private SightLine() {}

    /** Always looked at from the same end, so that rounding is the same both ways. */
    static boolean clear(Heights heights, Spot one, Spot other) {
        return one.compareTo(other) < 0 ? looked(heights, one, other) : looked(heights, other, one);
    }

    private static boolean looked(Heights heights, Spot from, Spot to) {
        int east = to.x() - from.x();
        int north = to.y() - from.y();
        int pieces = Math.max(Math.abs(east), Math.abs(north)) / Heights.SQUARE;
        int into = Setting.SIGHT_INTO.value() * Setting.SIGHT_INTO.value();
        int first = heights.square(from.x(), from.y());
        int last = heights.square(to.x(), to.y());
        for (int piece = 1; piece < pieces; piece++) {
            int alongEast = east * piece / pieces;
            int alongNorth = north * piece / pieces;
            int square = heights.square(from.x() + alongEast, from.y() + alongNorth);
            int height = heights.level(square);
            if (heights.raised(square)) {
                boolean edge =
                        heights.raised(first) && squared(alongEast, alongNorth) <= into
                                || heights.raised(last)
                                        && squared(east - alongEast, north - alongNorth) <= into;
                height += edge ? 0 : 1;
            }
            int beyondHalf = 2 * piece - pieces;
            if (inTheWay(height, heights.level(first), heights.level(last), beyondHalf)) {
                return false;
            }
        }
        return true;
    }

    private static int squared(int east, int north) {
        return east * east + north * north;
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
