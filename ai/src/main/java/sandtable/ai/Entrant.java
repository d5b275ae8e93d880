package sandtable.ai;

import sandtable.kernel.Player.Ranked;

import java.util.Arrays;

/** One answer in a {@link Contest}: the first impression of it and what each trial gave. */
final class Entrant<A> {
    /** The first impression counts as much as this many trials. */
    private static final double IMPRESSION_TRIALS = 1;

    private final A action;
    private final double impression;
    private double[] values = new double[16];
    private int trials = 0;
    private double sum = 0;

    Entrant(Ranked<A> impression) {
        this.action = impression.action();
        this.impression = impression.estimate();
    }

    A action() {
        return action;
    }

    int trials() {
        return trials;
    }

    void add(double value) {
        if (trials == values.length) {
            values = Arrays.copyOf(values, 2 * trials);
        }
        values[trials++] = value;
        sum += value;
    }

    /** The mean of the trials, the first impression among them. */
    double estimate() {
        return (sum + IMPRESSION_TRIALS * impression) / (trials + IMPRESSION_TRIALS);
    }

    /** The mean of the trials alone, or the first impression where there are none. */
    double mean() {
        return trials == 0 ? impression : sum / trials;
    }

    Ranked<A> ranked() {
        return new Ranked<>(action, mean(), trials);
    }

    /**
     * How far this one lies behind {@code leader}, in standard errors of the difference. Trial by
     * trial both met the same luck, so the luck they share drops out. Two that never differed are
     * infinitely far apart: one is enough.
     */
    double errorsBehind(Entrant<A> leader) {
        int shared = Math.min(trials, leader.trials);
        double mean = 0;
        double squares = 0;
        for (int i = 0; i < shared; i++) {
            double difference = leader.values[i] - values[i];
            double step = difference - mean;
            mean += step / (i + 1);
            squares += step * (difference - mean);
        }
        double error = Math.sqrt(squares / (shared - 1) / shared);
        return error == 0 ? Double.POSITIVE_INFINITY : mean / error;
    }
}
