package sandtable.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Arrays;

/**
 * How much work is done per CPU-second of this thread. CPU time leaves out what other programs take; comparing in
 * alternate rounds leaves out most of what a changing clock rate or a busy neighbour does to the rest.
 */
public final class Measure {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int ROUNDS = 5;
    private static final int WARM_UPS = 2;

    private Measure() {}

    /** Does a piece of work, a small part of a millisecond to some of them long, and says how much it was. */
    @FunctionalInterface
    public interface Work {
        long run();
    }

    /** The medians of two rates measured in the same minute, and that of their ratio round by round. */
    public record Comparison(double limit, double project, double ratio) {}

    /** The CPU time of this thread so far, in nanoseconds. */
    public static long cpuNanos() {
        return THREADS.getCurrentThreadCpuTime();
    }

    /** Work per CPU-second: the median of some rounds after a warm-up. */
    public static double rate(Work work, Duration time) {
        long round = time.toNanos() / (ROUNDS + WARM_UPS);
        once(work, WARM_UPS * round);
        double[] rates = new double[ROUNDS];
        Arrays.setAll(rates, _ -> once(work, round));
        return median(rates);
    }

    public static Comparison compare(Work limit, Work project, Duration time) {
        long round = time.toNanos() / 2 / (ROUNDS + WARM_UPS);
        once(limit, WARM_UPS * round);
        once(project, WARM_UPS * round);
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
