package sandtable.space.measured;

/** Whole millimetres from squared ones, exactly. */
public final class Lengths {
    /** No square of more fits a long. */
    private static final long ROOT_OF_MOST = 3_037_000_499L;

    private Lengths() {}

    /** The whole part of the square root; the argument is not negative. */
    public static long floor(long squared) {
        if (squared < 0) {
            throw new IllegalArgumentException("no length has the square " + squared);
        }
        long root = (long) Math.sqrt((double) squared);
        while (root * root > squared || root > ROOT_OF_MOST) {
            root--;
        }
        while (root < ROOT_OF_MOST && (root + 1) * (root + 1) <= squared) {
            root++;
        }
        return root;
    }

    /** The square root rounded up; the argument is not negative. */
    public static long ceil(long squared) {
        long root = floor(squared);
        return root * root == squared ? root : root + 1;
    }

    /** The square root rounded to the nearer whole number; it is never halfway between two. */
    public static long round(long squared) {
        long root = floor(squared);
        return squared - root * root > root ? root + 1 : root;
    }
}
