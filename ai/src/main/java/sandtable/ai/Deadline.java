package sandtable.ai;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * What a search may spend: time, or a number of trials where the same result is wanted every time.
 * The only place that looks at the clock.
 */
final class Deadline {
    /** For what may take the time it takes. */
    static final Deadline NEVER = trials(Integer.MAX_VALUE);

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final LongSupplier clock;
    private final long start;
    private final double nanos;
    private final int trials;
    private final BooleanSupplier hurry;
    private int tried = 0;

    private Deadline(
            LongSupplier clock, long start, double nanos, int trials, BooleanSupplier hurry) {
        this.clock = clock;
        this.start = start;
        this.nanos = nanos;
        this.trials = trials;
        this.hurry = hurry;
    }

    /** Now and {@code budget} more. */
    static Deadline after(Duration budget) {
        return after(budget, System::nanoTime);
    }

    /**
     * Now and so much more of a processor's time on this thread: what else the machine does in the
     * meantime does not count. Where a machine cannot tell, by the clock.
     */
    static Deadline afterWork(Duration budget) {
        return THREADS.isCurrentThreadCpuTimeSupported() && THREADS.isThreadCpuTimeEnabled()
                ? after(budget, THREADS::getCurrentThreadCpuTime)
                : after(budget);
    }

    /**
     * The same by another clock.
     *
     * @param clock in nanoseconds
     */
    static Deadline after(Duration budget, LongSupplier clock) {
        long nanos = Math.max(1, budget.toNanos());
        return new Deadline(clock, clock.getAsLong(), nanos, 0, () -> false);
    }

    static Deadline trials(int trials) {
        return new Deadline(() -> 0, 0, 0, trials, () -> false);
    }

    /** The same, but nothing is left either when somebody is in a hurry. */
    Deadline or(BooleanSupplier inAHurry) {
        return new Deadline(clock, start, nanos, trials, inAHurry);
    }

    /** One trial is done. */
    void tick() {
        tried++;
    }

    /** The part that is spent: 0 at the start, 1 and more when nothing is left. */
    double spent() {
        if (hurry.getAsBoolean()) {
            return 1;
        }
        return trials > 0 ? (double) tried / trials : (clock.getAsLong() - start) / nanos;
    }

    boolean passed() {
        return spent() >= 1;
    }
}
