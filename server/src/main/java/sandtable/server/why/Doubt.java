package sandtable.server.why;

/** By how much an estimate may well be wrong, to either side: with few trials by more. */
final class Doubt {
    private static final double MANY = 1.96;

    /** Standard errors that hold 95 of 100 estimates made from 2, 3, 4, … trials. */
    private static final double[] FEW = {12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26};

    /** What the factor comes down by from there on, with each trial. */
    private static final double FALL = 2.7;

    private Doubt() {}

    /** In points of 100; 0 where the error is not known. */
    static double points(double error, int trials) {
        return 50 * factor(trials) * error;
    }

    /** Of the difference of two estimates. */
    static double points(double error, int trials, double otherError, int otherTrials) {
        return Math.hypot(points(error, trials), points(otherError, otherTrials));
    }

    private static double factor(int trials) {
        int place = trials - 2;
        return place < 0 ? MANY : place < FEW.length ? FEW[place] : MANY + FALL / (trials - 1);
    }
}
