package sandtable.space.measured;

import java.math.BigInteger;

/** How long a straight line runs inside a disc, compared exactly with a limit. */
final class Chord {
    private Chord() {}

    /**
     * Whether a segment that starts in a disc and ends outside runs in it for more than a limit.
     * With b the way to the point abreast of the centre, c the power of the start (negative inside)
     * and L the segment's length, the rim is at (b + sqrt(b² - L²c)) / L. That is more than the
     * limit D unless DL ≥ b and 2Db ≤ L(D² + c).
     */
    static boolean fromInside(Disc disc, Segment segment, int limitMm) {
        long squared = segment.squaredLength();
        long limit = limitMm;
        long b = segment.dot(disc.centre());
        long c = disc.centre().squaredTo(segment.from()) - (long) disc.radiusMm() * disc.radiusMm();
        boolean beforeCentre = b > 0 && Wide.compare(limit * limit, squared, b, b) < 0;
        return beforeCentre || Wide.compareRoot(2 * limit * b, limit * limit + c, squared) > 0;
    }

    /** Whether a segment that goes right through a disc runs in it for more than a limit. */
    static boolean through(Disc disc, Segment segment, int limitMm) {
        BigInteger squared = BigInteger.valueOf(segment.squaredLength());
        BigInteger aside = BigInteger.valueOf(segment.cross(disc.centre()));
        BigInteger radius = BigInteger.valueOf(disc.radiusMm());
        BigInteger halfChord = radius.pow(2).multiply(squared).subtract(aside.pow(2));
        BigInteger limit = BigInteger.valueOf(limitMm).pow(2).multiply(squared);
        return halfChord.shiftLeft(2).compareTo(limit) > 0;
    }
}
