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

    /**
     * The spot so many millimetres away on a heading, to the nearest millimetre east and north;
     * halves go up, that is east and north.
     */
    public Spot shifted(Heading heading, int mm) {
        return plus(
                Rounding.part(mm, heading.east(), Heading.UNIT),
                Rounding.part(mm, heading.north(), Heading.UNIT));
    }

    /**
     * The spot so many millimetres from here on the straight line to another and beyond, to the
     * nearest millimetre east and north. It is never halfway: in lowest terms the long side of a
     * right-angled triangle in whole numbers is odd. The other spot is not this one.
     */
    public Spot towards(Spot other, int mm) {
        return along(other.x - x, other.y - y, mm);
    }

    /**
     * The spot so many millimetres from here straight away from another, rounded like {@link
     * #towards}. The other spot is not this one.
     */
    public Spot awayFrom(Spot other, int mm) {
        return along(x - other.x, y - other.y, mm);
    }

    private Spot along(int east, int north, int mm) {
        long squared = (long) east * east + (long) north * north;
        if (squared == 0) {
            throw new IllegalArgumentException("no line leads from " + this + " to itself");
        }
        return plus(
                Rounding.partOfRoot(mm, east, squared), Rounding.partOfRoot(mm, north, squared));
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
