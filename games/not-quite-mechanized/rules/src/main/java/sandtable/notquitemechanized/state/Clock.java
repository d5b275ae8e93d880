package sandtable.notquitemechanized.state;

/**
 * @param bound from 1; 0 while the operation order is written
 * @param step one of the nine (NQM-SEQ.1)
 */
public record Clock(int bound, int step) {
    private static final int STEPS = 9;

    /** A number for each step of each bound, in their order. */
    public int moment() {
        return bound * STEPS + step;
    }

    /** C8: the same step of the next bound. */
    public int hourLater() {
        return moment() + STEPS;
    }
}
