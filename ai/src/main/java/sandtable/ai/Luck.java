package sandtable.ai;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;

/**
 * The luck that a trial had, so that it can be left out of what the trial came to: at each step,
 * how much better the side stands than that step would have brought it on average. What is left out
 * is nothing on average, so that a trial says the same with it and without, but says it more
 * clearly.
 */
final class Luck<S, V, A extends Action, E extends Event> {
    private final Seat<S, V, A, E> seat;
    private final int samples;
    private final long seed;
    private int draws = 0;
    private double sum = 0;

    /**
     * @param samples how often a step is looked at; if not at all, luck counts as it comes
     */
    Luck(Seat<S, V, A, E> seat, int samples, long seed) {
        this.seat = seat;
        this.samples = samples;
        this.seed = seed;
    }

    /** A step was decided by luck: what it brought, against what other luck would have brought. */
    void had(S before, Side asked, A answer, S after, Deadline deadline) {
        double others = 0;
        int seen = 0;
        while (seen < samples && !(seen > 0 && deadline.passed())) {
            Chance other = Chance.seeded(Seeds.of(seed, draws++));
            others += seat.value(seat.rules().resolve(before, asked, answer, other).state());
            seen++;
        }
        sum += seen > 0 ? seat.value(after) - others / seen : 0;
    }

    /** How well the side stands at the end, but for the luck it had. */
    double leftOutOf(S state) {
        return seat.value(state) - sum;
    }
}
