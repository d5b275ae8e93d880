package sandtable.space.measured;

import java.math.BigInteger;

/**
 * An exact fraction in lowest terms: how far along a segment something is, 0 at its start and 1 at
 * its end.
 *
 * @param under positive
 */
public record Ratio(long over, long under) implements Comparable<Ratio> {
    public static final Ratio ZERO = new Ratio(0, 1);
    public static final Ratio ONE = new Ratio(1, 1);

    public Ratio {
        if (under == 0) {
            throw new IllegalArgumentException("nothing divides by 0");
        }
        long common = common(Math.abs(over), Math.abs(under)) * Long.signum(under);
        over /= common;
        under /= common;
    }

    private static long common(long a, long b) {
        return b == 0 ? a : common(b, a % b);
    }

    /** What is left of 1: the same place seen from the other end. */
    public Ratio rest() {
        return new Ratio(under - over, under);
    }

    /**
     * Whether this part of a segment is at most so long; exact. So {@code within(30, segment)} asks
     * if a place on it is within 30 mm of its start, and {@code rest().within(30, segment)} of its
     * end.
     */
    public boolean within(int limitMm, Segment segment) {
        return limitMm >= 0 && compareLength(limitMm, segment.squaredLength()) <= 0;
    }

    /** How this part of a length, which is given squared, compares with a limit. */
    private int compareLength(int limitMm, long squared) {
        double length = toDouble() * Math.sqrt(squared);
        if (Math.abs(length - limitMm) > 1e-6) {
            return Double.compare(length, limitMm);
        }
        BigInteger part = BigInteger.valueOf(over).pow(2).multiply(BigInteger.valueOf(squared));
        return part.compareTo(
                BigInteger.valueOf(under).multiply(BigInteger.valueOf(limitMm)).pow(2));
    }

    public double toDouble() {
        return (double) over / under;
    }

    Ratio clamped() {
        return over <= 0 ? ZERO : over >= under ? ONE : this;
    }

    @Override
    public int compareTo(Ratio other) {
        return Wide.compare(over, other.under, other.over, under);
    }

    @Override
    public String toString() {
        return over + "/" + under;
    }
}
