package sandtable.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** Trials of a march by dice, three rounds long. */
class LuckTest {
    private static final int TRIALS = 400;

    private static double[] trials(int evening) {
        var sense =
                new Caravan.Sense() {
                    @Override
                    public int evening(Caravan.View view) {
                        return evening;
                    }

                    @Override
                    public int horizon(Caravan.View view) {
                        return 3;
                    }
                };
        var view = new Caravan.View(Caravan.RED, 1, 0, 0, List.of(1, 3, 5), 0, true);
        var rollout = new Rollout<>(new Seat<>(Races.RULES, sense, Caravan.RED), 100);
        return IntStream.range(0, TRIALS)
                .mapToDouble(
                        seed ->
                                rollout.of(view, new Caravan.Walk(), seed, Deadline.NEVER)
                                        .orElseThrow())
                .toArray();
    }

    private static double mean(double[] values) {
        return DoubleStream.of(values).average().orElseThrow();
    }

    private static double spread(double[] values) {
        double mean = mean(values);
        return Math.sqrt(
                DoubleStream.of(values)
                        .map(each -> (each - mean) * (each - mean))
                        .average()
                        .orElseThrow());
    }

    @Test
    void trialsWithoutTheirLuckSayTheSameMoreClearly() {
        double[] with = trials(0);
        double[] without = trials(8);

        assertEquals(mean(with), mean(without), 3 * spread(with) / Math.sqrt(TRIALS));
        assertTrue(spread(without) < 0.8 * spread(with), spread(without) + " of " + spread(with));
    }
}
