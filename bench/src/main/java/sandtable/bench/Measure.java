package sandtable.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;

/**
 * How much work is done per CPU-second of this thread. CPU time leaves out what other programs
 * take, but on a busy machine a core runs at two thirds of its speed at times, which comes and goes
 * within a second. So there are many short rounds, limit and project in turns, and what counts is
 * the rate that a quarter of them reached: rounds of full speed, unless three quarters were
 * disturbed.
 */
public final class Measure {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int ROUNDS = 24;

    /**
     * Warm-up ends when the rate has not risen by this much for some rounds, or after many. A round
     * is this part of the time.
     */
    private static final double STILL_RISING = 1.04;

    private static final int PARTS = 8;
    private static final int CALM_ROUNDS = 6;
    private static final int MOST_WARM_UPS = 24;

    private Measure() {}

    /** Does a piece of work that takes microseconds to milliseconds, and says how much it was. */
    @FunctionalInterface
    public interface Work {
        long run();
    }

    /** Two rates measured in the same minute. */
    public record Comparison(double limit, double project) {
        public double ratio() {
            return project / limit;
        }
    }

    /** The CPU time of this thread so far, in nanoseconds. */
    public static long cpuNanos() {
        return THREADS.getCurrentThreadCpuTime();
    }

    /** Work per CPU-second, after a warm-up. */
    public static double rate(Work work, Duration time) {
        warmUp(work, time.toNanos() / PARTS);
        long round = round(time);
        double[] rates = new double[ROUNDS];
        Arrays.setAll(rates, _ -> once(work, round));
        return undisturbed(rates);
    }

    public static Comparison compare(Work limit, Work project, Duration time) {
        Duration half = time.dividedBy(2);
        warmUp(limit, half.toNanos() / PARTS);
        warmUp(project, half.toNanos() / PARTS);
        long round = round(half);
        double[] limits = new double[ROUNDS];
        double[] projects = new double[ROUNDS];
        for (int i = 0; i < ROUNDS; i++) {
            limits[i] = once(limit, round);
            projects[i] = once(project, round);
        }
        return new Comparison(undisturbed(limits), undisturbed(projects));
    }

    /**
     * One thread's rate as the limit, and beside it the rates of two threads together, each by its
     * own CPU time.
     */
    public static Comparison together(Work first, Work second, Duration time) {
        Duration half = time.dividedBy(2);
        warmUp(first, half.toNanos() / PARTS);
        long round = round(half);
        double[] alone = new double[ROUNDS];
        double[] one = new double[ROUNDS];
        double[] other = new double[ROUNDS];
        for (int i = 0; i < ROUNDS; i++) {
            alone[i] = once(first, round);
            var beside = CompletableFuture.supplyAsync(() -> once(second, round));
            one[i] = once(first, round);
            other[i] = beside.join();
        }
        return new Comparison(undisturbed(alone), undisturbed(one) + undisturbed(other));
    }

    /** As much as five rounds of warm-up take, in short ones. */
    private static long round(Duration time) {
        return time.toNanos() * 5 / PARTS / ROUNDS;
    }

    /**
     * On a busy machine compiling lags behind, so the number of rounds cannot be fixed. Rates that
     * creep up count as well as those that leap.
     */
    private static void warmUp(Work work, long round) {
        double risen = once(work, round);
        int calm = 0;
        for (int i = 1; i < MOST_WARM_UPS && calm < CALM_ROUNDS; i++) {
            double now = once(work, round);
            boolean rises = now > STILL_RISING * risen;
            calm = rises ? 0 : calm + 1;
            risen = rises ? now : risen;
        }
    }

    private static double once(Work work, long nanos) {
        long start = cpuNanos();
        long done = 0;
        long spent;
        do {
            done += work.run();
            spent = cpuNanos() - start;
        } while (spent < nanos);
        return done * 1e9 / spent;
    }

    /** The rate that the best quarter of the rounds reached. */
    static double undisturbed(double[] rates) {
        double[] sorted = rates.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length * 3 / 4];
    }
}
