package sandtable.kernel.luck;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Exact odds of anything that takes a {@link Chance}, found by running it once for each run of
 * luck.
 */
public final class Odds {
    private Odds() {}

    /** The probability of each result, in the order first met. */
    public static <T> SequencedMap<T, Double> of(Function<Chance, T> experiment) {
        var odds = new LinkedHashMap<T, Double>();
        var path = new Path();
        do {
            path.begin();
            T result = experiment.apply(path);
            odds.put(result, odds.getOrDefault(result, 0.0) + path.probability());
        } while (path.advance());
        return odds;
    }

    /** How likely something happens. */
    public static double chance(Predicate<Chance> happens) {
        return of(happens::test).getOrDefault(true, 0.0);
    }

    /** The odds of two things that do not depend on each other, made into one. */
    public static <A, B, T> SequencedMap<T, Double> both(
            Map<A, Double> first, Map<B, Double> second, BiFunction<A, B, T> together) {
        var odds = new LinkedHashMap<T, Double>();
        first.forEach(
                (a, likely) ->
                        second.forEach(
                                (b, chance) ->
                                        odds.merge(
                                                together.apply(a, b),
                                                likely * chance,
                                                Double::sum)));
        return odds;
    }

    /** One run of luck after another, like the digits of a counter that change at the end first. */
    private static final class Path implements Chance {
        private int[] values = new int[16];
        private int[] bounds = new int[16];
        private Pool[] pools = new Pool[16];
        private int length = 0;
        private int at = 0;

        void begin() {
            at = 0;
        }

        @Override
        public int below(int bound) {
            return next(bound, null);
        }

        @Override
        public Throw roll(Pool pool) {
            return new Throw(new byte[0], next(pool.most() + 1, pool));
        }

        private int next(int bound, Pool pool) {
            if (at == length) {
                grow();
                values[length] = 0;
                bounds[length] = bound;
                pools[length] = pool;
                possible(length);
                length++;
            }
            return values[at++];
        }

        private void grow() {
            if (length == values.length) {
                values = Arrays.copyOf(values, 2 * length);
                bounds = Arrays.copyOf(bounds, 2 * length);
                pools = Arrays.copyOf(pools, 2 * length);
            }
        }

        /** Moves a step on to a value that can happen; false where there is none left. */
        private boolean possible(int step) {
            while (values[step] < bounds[step]
                    && pools[step] != null
                    && pools[step].chance(values[step]) == 0) {
                values[step]++;
            }
            return values[step] < bounds[step];
        }

        double probability() {
            double probability = 1;
            for (int i = 0; i < length; i++) {
                probability *= pools[i] == null ? 1.0 / bounds[i] : pools[i].chance(values[i]);
            }
            return probability;
        }

        boolean advance() {
            while (length > 0) {
                int last = length - 1;
                values[last]++;
                if (possible(last)) {
                    return true;
                }
                length--;
            }
            return false;
        }
    }
}
