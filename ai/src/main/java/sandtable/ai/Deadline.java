package sandtable.ai;

import java.time.Duration;

/**
 * What a search may spend: time, or a number of trials where the same result is wanted every time. The only place
 * that looks at the clock.
 */
final class Deadline {
    /** For what may take the time it takes. */
    static final Deadline NEVER = trials(Integer.MAX_VALUE);

    private final long start;
    private final double nanos;
    private final int trials;
    private int tried = 0;

    private Deadline(long start, double nanos, int trials) {
        this.start = start;
        this.nanos = nanos;
        this.trials = trials;
    }

    /** Now and {@code budget} more. */
    static Deadline after(Duration budget) {
        return new Deadline(System.nanoTime(), Math.max(1, budget.toNanos()), 0);
    }

    static Deadline trials(int trials) {
        return new Deadline(0, 0, trials);
    }

    /** One trial is done. */
    void tick() {
        tried++;
    }

    /** The part that is spent: 0 at the start, 1 and more when nothing is left. */
    double spent() {
        return trials > 0 ? (double) tried / trials : (System.nanoTime() - start) / nanos;
    }

    boolean passed() {
        return spent() >= 1;
    }
}
