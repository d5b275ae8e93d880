package sandtable.ai;

import sandtable.kernel.Player.Ranked;

import java.util.Arrays;
import java.util.OptionalLong;

/** One answer in a {@link Contest}: the first impression of it and what each trial gave. */
final class Entrant<A> {
    /** Standard errors by which a mean may well be wrong. */
    private static final double DOUBT = 2;

    private final A action;
    private final Ranked<A> first;
    private final double impression;
    private final double trust;
    private double[] values = new double[16];
    private long[] seeds = new long[16];
    private int trials = 0;
    private double sum = 0;

    /**
     * @param trust how many trials the first impression counts as much as
     */
    Entrant(Ranked<A> impression, double trust) {
        this.first = impression;
        this.action = impression.action();
        this.impression = impression.estimate();
        this.trust = trust;
    }

    A action() {
        return action;
    }

    int trials() {
        return trials;
    }

    /**
     * @param seed what its luck was drawn from
     */
    void add(double value, long seed) {
        if (trials == values.length) {
            values = Arrays.copyOf(values, 2 * trials);
            seeds = Arrays.copyOf(seeds, 2 * trials);
        }
        seeds[trials] = seed;
        values[trials++] = value;
        sum += value;
    }

    /** The mean of the trials, the first impression among them. */
    double estimate() {
        return (sum + trust * impression) / (trials + trust);
    }

    /** The mean of the trials alone, or the first impression where there are none. */
    double mean() {
        return trials == 0 ? impression : sum / trials;
    }

    Ranked<A> ranked() {
        return trials == 0
                ? new Ranked<>(action, mean(), first.error(), 0, OptionalLong.empty())
                : new Ranked<>(action, mean(), error(), trials, OptionalLong.of(typical()));
    }

    private double error() {
        double mean = mean();
        double squares = 0;
        for (int i = 0; i < trials; i++) {
            squares += (values[i] - mean) * (values[i] - mean);
        }
        return trials < 2 ? 0 : Math.sqrt(squares / (trials - 1) / trials);
    }

    /** The luck of the trial that came nearest to the mean. */
    private long typical() {
        double mean = mean();
        int best = 0;
        for (int i = 1; i < trials; i++) {
            best = Math.abs(values[i] - mean) < Math.abs(values[best] - mean) ? i : best;
        }
        return seeds[best];
    }

    /**
     * How far this one lies behind {@code leader}, in standard errors of the difference. Trial by
     * trial both met the same luck, so the luck they share drops out. Two that never differed are
     * infinitely far apart: one is enough.
     */
    double errorsBehind(Entrant<A> leader) {
        Lead lead = behind(leader);
        return lead.error() == 0 ? Double.POSITIVE_INFINITY : lead.mean() / lead.error();
    }

    /** How much better than {@code leader} this one may be after all. */
    double mayGain(Entrant<A> leader) {
        Lead lead = behind(leader);
        return DOUBT * lead.error() - lead.mean();
    }

    /** By how much another was better on average, and the standard error of that. */
    private record Lead(double mean, double error) {}

    private Lead behind(Entrant<A> leader) {
        int shared = Math.min(trials, leader.trials);
        double mean = 0;
        double squares = 0;
        for (int i = 0; i < shared; i++) {
            double difference = leader.values[i] - values[i];
            double step = difference - mean;
            mean += step / (i + 1);
            squares += step * (difference - mean);
        }
        return new Lead(mean, Math.sqrt(squares / (shared - 1) / shared));
    }
}
