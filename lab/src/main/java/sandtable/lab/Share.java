package sandtable.lab;

import org.apache.commons.statistics.interval.BinomialConfidenceInterval;

/**
 * So many of so many, and what that tells of the true rate.
 *
 * @param rate the part; 0 where there were none to count
 * @param low with {@code high} the interval that holds the true rate at 95 % confidence (Wilson)
 */
public record Share(int count, int of, double rate, double low, double high) {
    private static final double ERROR_RATE = 0.05;

    public static Share of(int count, int of) {
        if (of == 0) {
            return new Share(0, 0, 0, 0, 1);
        }
        var interval = BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(of, count, ERROR_RATE);
        return new Share(
                count, of, (double) count / of, interval.getLowerBound(), interval.getUpperBound());
    }
}
