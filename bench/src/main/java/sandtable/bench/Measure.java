package sandtable.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;

/**
 * How much work is done per CPU-second of this thread. CPU time leaves out what other programs
 * take; comparing in alternate rounds leaves out most of what a changing clock rate or a busy
 * neighbour does to the rest.
 */
public final class Measure {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int ROUNDS = 5;

    /** Warm-up ends when the rate has not risen by this much for some rounds, or after many. */
    private static final double STILL_RISING = 1.04;

    private static final int CALM_ROUNDS = 2;
    private static final int MOST_WARM_UPS = 12;

    private Measure() {}

    /** Does a piece of work that takes microseconds to milliseconds, and says how much it was. */
    @FunctionalInterface
    public interface Work {
        long run();
    }

    /**
     * The medians of two rates measured in the same minute, and that of their ratio round by round.
     */
    public record Comparison(double limit, double project, double ratio) {}

    /** The CPU time of this thread so far, in nanoseconds. */
    public static long cpuNanos() {
        return THREADS.getCurrentThreadCpuTime();
    }

    /** Work per CPU-second: the median of some rounds after a warm-up. */
    public static double rate(Work work, Duration time) {
        long round = time.toNanos() / (ROUNDS + 1 + CALM_ROUNDS);
        warmUp(work, round);
        double[] rates = new double[ROUNDS];
        Arrays.setAll(rates, _ -> once(work, round));
        return median(rates);
    }

    public static Comparison compare(Work limit, Work project, Duration time) {
        long round = time.toNanos() / 2 / (ROUNDS + 1 + CALM_ROUNDS);
        warmUp(limit, round);
        warmUp(project, round);
        double[] limits = new double[ROUNDS];
        double[] projects = new double[ROUNDS];
        double[] ratios = new double[ROUNDS];
        for (int i = 0; i < ROUNDS; i++) {
            limits[i] = once(limit, round);
            projects[i] = once(project, round);
            ratios[i] = projects[i] / limits[i];
        }
        return new Comparison(median(limits), median(projects), median(ratios));
    }

    /**
     * One thread's rate as the limit, and beside it the rates of two threads together, each by its
     * own CPU time.
     */
    public static Comparison together(Work first, Work second, Duration time) {
        long round = time.toNanos() / 2 / (ROUNDS + 1 + CALM_ROUNDS);
        warmUp(first, round);
        double[] alone = new double[ROUNDS];
        double[] both = new double[ROUNDS];
        double[] ratios = new double[ROUNDS];
        for (int i = 0; i < ROUNDS; i++) {
            alone[i] = once(first, round);
            var other = CompletableFuture.supplyAsync(() -> once(second, round));
            both[i] = once(first, round) + other.join();
            ratios[i] = both[i] / alone[i];
        }
        return new Comparison(median(alone), median(both), median(ratios));
    }

    /** On a busy machine compiling lags behind, so the number of rounds cannot be fixed. */
    private static void warmUp(Work work, long round) {
        double best = once(work, round);
        int calm = 0;
        for (int i = 1; i < MOST_WARM_UPS && calm < CALM_ROUNDS; i++) {
            double now = once(work, round);
            calm = now > STILL_RISING * best ? 0 : calm + 1;
            best = Math.max(best, now);
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

    static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
