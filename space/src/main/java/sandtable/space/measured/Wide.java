package sandtable.space.measured;

import java.math.BigInteger;

/** Products that do not fit a long, compared exactly. */
final class Wide {
    private static final long ROOT_OF_MOST = 3_037_000_499L;

    private Wide() {}

    /** How {@code a * b} compares with {@code c * d}. */
    static int compare(long a, long b, long c, long d) {
        int high = Long.compare(Math.multiplyHigh(a, b), Math.multiplyHigh(c, d));
        return high != 0 ? high : Long.compareUnsigned(a * b, c * d);
    }

    /**
     * How {@code a} compares with {@code b} times the root of {@code squared}, which is positive.
     */
    static int compareRoot(long a, long b, long squared) {
        int sign = Long.signum(a);
        if (sign != Long.signum(b)) {
            return Integer.compare(sign, Long.signum(b));
        }
        boolean small = Math.abs(a) <= ROOT_OF_MOST && Math.abs(b) <= ROOT_OF_MOST;
        int larger =
                small
                        ? compare(a * a, 1, b * b, squared)
                        : square(a).compareTo(square(b).multiply(BigInteger.valueOf(squared)));
        return sign < 0 ? -larger : larger;
    }

    private static BigInteger square(long a) {
        return BigInteger.valueOf(a).pow(2);
    }
}
