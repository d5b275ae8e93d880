package sandtable.space.measured;

/** Products that do not fit a long, compared exactly. */
final class Wide {
    private Wide() {}

    /** How {@code a * b} compares with {@code c * d}. */
    static int compare(long a, long b, long c, long d) {
        int high = Long.compare(Math.multiplyHigh(a, b), Math.multiplyHigh(c, d));
        return high != 0 ? high : Long.compareUnsigned(a * b, c * d);
    }
}
