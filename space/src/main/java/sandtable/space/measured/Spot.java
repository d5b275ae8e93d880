package sandtable.space.measured;

/**
 * A place on the table in whole millimetres. Spots may lie off the table, but no coordinate is
 * farther than {@value #FARTHEST} mm from 0: within that, every product this package makes of
 * distances fits a {@code long}, and so every comparison is exact.
 *
 * @param x east of the table's south-west corner
 * @param y north of it
 */
public record Spot(int x, int y) implements Comparable<Spot> {
    public static final int FARTHEST = 16_000;

    public Spot {
        if (Math.abs(x) > FARTHEST || Math.abs(y) > FARTHEST) {
            throw new IllegalArgumentException(
                    "(%d, %d) is more than %d mm away".formatted(x, y, FARTHEST));
        }
    }

    /** The square of the distance of two spots. */
    public long squaredTo(Spot other) {
        long east = other.x - x;
        long north = other.y - y;
        return east * east + north * north;
    }

    /** Whether the other spot is at most so many millimetres away; a negative limit holds none. */
    public boolean within(int limitMm, Spot other) {
        return limitMm >= 0 && squaredTo(other) <= (long) limitMm * limitMm;
    }

    /** The distance rounded up to a millimetre. */
    public int lengthTo(Spot other) {
        return (int) Lengths.ceil(squaredTo(other));
    }

    public Spot plus(int east, int north) {
        return new Spot(x + east, y + north);
    }

    /** From west to east, and from south to north in one column. */
    @Override
    public int compareTo(Spot other) {
        return x != other.x ? Integer.compare(x, other.x) : Integer.compare(y, other.y);
    }

    @Override
    public String toString() {
        return "(%d, %d)".formatted(x, y);
    }
}
