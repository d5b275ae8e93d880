package sandtable.blitzkriegcommander.player;

/** What volleys do, from a table made once: dice, unsaved hits by the die, hits left. */
final class Volleys {
    private static final int FACES = 6;
    private static final int MOST_DICE = 60;
    private static final int MOST_HITS = 8;

    /** Chances of a die are told apart to this part. */
    private static final int STEPS = 72;

    /** A fall-back of more centimetres knocks out (BKC-FBKO.1). */
    private static final int FALL_BACK_LIMIT = 10;

    private static final double[] TOO_FAR = tooFar();
    private static final double[][][] STEADY = table(false);
    private static final double[][][] SHAKEN = table(true);

    private Volleys() {}

    /** The chance of a die to show so much or more. */
    static double reaches(int needed) {
        return Math.max(0, FACES + 1 - needed) / (double) FACES;
    }

    /**
     * The chance that a unit is knocked out.
     *
     * @param dice that are rolled, on average
     * @param unsaved what a die does on average
     * @param left hits that it takes
     */
    static double knockOut(double dice, double unsaved, int left, boolean suppressed) {
        double[][][] table = suppressed ? SHAKEN : STEADY;
        double all = Math.min(MOST_DICE - 1, dice);
        int whole = (int) all;
        double part = all - whole;
        int step = (int) Math.round(Math.min(1, unsaved) * STEPS);
        int hits = Math.clamp(left, 1, MOST_HITS);
        return (1 - part) * table[step][whole][hits] + part * table[step][whole + 1][hits];
    }

    /**
     * The chance that a unit is suppressed, knocked out or not.
     *
     * @param shakes the chance of an unsaved hit to suppress
     */
    static double shaken(double dice, double unsaved, double shakes) {
        return 1 - Math.pow(1 - unsaved * shakes, dice);
    }

    private static double[][][] table(boolean suppressed) {
        var table = new double[STEPS + 1][MOST_DICE + 1][MOST_HITS + 1];
        for (int step = 0; step <= STEPS; step++) {
            double unsaved = step / (double) STEPS;
            double[] chances = {1};
            for (int dice = 0; dice <= MOST_DICE; dice++) {
                for (int left = 1; left <= MOST_HITS; left++) {
                    table[step][dice][left] = out(chances, left, suppressed);
                }
                chances = oneMore(chances, unsaved);
            }
        }
        return table;
    }

    private static double[] oneMore(double[] chances, double unsaved) {
        var more = new double[chances.length + 1];
        for (int hits = 0; hits < chances.length; hits++) {
            more[hits] += chances[hits] * (1 - unsaved);
            more[hits + 1] += chances[hits] * unsaved;
        }
        return more;
    }

    private static double out(double[] chances, int left, boolean suppressed) {
        double sum = 0;
        for (int hits = 1; hits < chances.length; hits++) {
            double fate = suppressed ? TOO_FAR[Math.min(hits, MOST_HITS)] : 0;
            sum += chances[hits] * (hits >= left ? 1 : fate);
        }
        return sum;
    }

    /** By the number of dice: the chance to fall back too far. */
    private static double[] tooFar() {
        var far = new double[MOST_HITS + 1];
        double[] sums = {1};
        for (int dice = 1; dice <= MOST_HITS; dice++) {
            var next = new double[sums.length + FACES];
            for (int sum = 0; sum < sums.length; sum++) {
                for (int face = 1; face <= FACES; face++) {
                    next[sum + face] += sums[sum] / FACES;
                }
            }
            sums = next;
            for (int sum = FALL_BACK_LIMIT + 1; sum < sums.length; sum++) {
                far[dice] += sums[sum];
            }
        }
        return far;
    }
}
