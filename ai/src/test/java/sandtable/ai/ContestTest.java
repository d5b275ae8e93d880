package sandtable.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Player.Ranked;
import sandtable.kernel.luck.Chance;

import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

class ContestTest {
    private static final int TRIALS = 2000;
    private static final double TRIFLE = 0.01;

    private static List<Ranked<Integer>> decided(int answers, Contest.Trial<Integer> trial) {
        var impressions =
                IntStream.range(0, answers).mapToObj(each -> new Ranked<>(each, 0, 1)).toList();
        return decided(impressions, TRIFLE, trial);
    }

    private static List<Ranked<Integer>> decided(
            List<Ranked<Integer>> impressions, double trifle, Contest.Trial<Integer> trial) {
        return new Contest<>(
                        impressions,
                        new Contest.Terms(1, 0, 16, trifle),
                        Deadline.trials(TRIALS),
                        new AtomicLong()::getAndIncrement)
                .decide(trial);
    }

    private static int spent(List<Ranked<Integer>> ranking) {
        return ranking.stream().mapToInt(Ranked::trials).sum();
    }

    @Test
    void theBestOfManyComesFirstThroughTheNoise() {
        var ranking =
                decided(
                        12,
                        (action, seed) ->
                                OptionalDouble.of(
                                        0.05 * (action == 5 ? 3 : 0)
                                                + noise(Seeds.of(seed, action))));

        assertEquals(5, ranking.getFirst().action());
        assertEquals(12, ranking.size());
        assertTrue(spent(ranking) <= TRIALS);
    }

    private static double noise(long seed) {
        return (Chance.seeded(seed).below(2001) - 1000) / 2000.0;
    }

    @Test
    void sharedLuckDropsOutAndTheSearchStopsEarly() {
        var ranking =
                decided(
                        4,
                        (action, seed) ->
                                OptionalDouble.of(
                                        noise(seed)
                                                + 0.001 * action
                                                + 0.0001 * noise(Seeds.of(seed, action))));

        assertEquals(List.of(3, 2, 1, 0), ranking.stream().map(Ranked::action).toList());
        assertEquals(4 * 16, spent(ranking));
    }

    @Test
    void aGameMaySayHowSoonTheFirstMayLeave() {
        var impressions = IntStream.range(0, 4).mapToObj(each -> new Ranked<>(each, 0, 1)).toList();
        var terms = new Contest.Terms(1, 0, 4, TRIFLE);

        var ranking =
                new Contest<>(impressions, terms, Deadline.trials(TRIALS), () -> 1)
                        .decide((action, _) -> OptionalDouble.of(action));

        assertEquals(4 * 4, spent(ranking));
    }

    @Test
    void answersThatNeverDifferAreNotToldApart() {
        var ranking = decided(4, (_, seed) -> OptionalDouble.of(noise(seed)));

        assertEquals(0, ranking.getFirst().action());
        assertEquals(4 * 16, spent(ranking));
    }

    @Test
    void nobodyThinksLongAboutWhatHardlyMatters() {
        var impressions = IntStream.range(0, 4).mapToObj(each -> new Ranked<>(each, 0, 1)).toList();
        Contest.Trial<Integer> alike =
                (action, seed) -> OptionalDouble.of(0.004 * noise(Seeds.of(seed, action)));

        assertEquals(4 * 16, spent(decided(impressions, TRIFLE, alike)));
        assertTrue(spent(decided(impressions, 0.0001, alike)) > 4 * 16);
    }

    @Test
    void aRoundCutShortIsForgotten() {
        var deadline = Deadline.trials(4);
        var impressions = IntStream.range(0, 3).mapToObj(each -> new Ranked<>(each, 0, 1)).toList();

        var ranking =
                new Contest<>(impressions, new Contest.Terms(1, 0, 16, TRIFLE), deadline, () -> 1)
                        .decide((action, _) -> OptionalDouble.of(action));

        assertEquals(3, spent(ranking));
        assertEquals(2, ranking.getFirst().action());
    }

    @Test
    void aTrustedImpressionOutweighsAFewTrials() {
        var impressions = List.of(new Ranked<>(0, 0.5, 1), new Ranked<>(1, 0, 1));

        assertEquals(0, afterOneTrialEach(impressions, 10).getFirst().action());
        assertEquals(1, afterOneTrialEach(impressions, 0.5).getFirst().action());
    }

    private static List<Ranked<Integer>> afterOneTrialEach(
            List<Ranked<Integer>> impressions, double trust) {
        var terms = new Contest.Terms(trust, 0, 16, TRIFLE);
        return new Contest<>(impressions, terms, Deadline.trials(2), () -> 1)
                .decide((action, _) -> OptionalDouble.of(action == 1 ? 1 : 0));
    }

    @Test
    void whatLookedBestAtFirstStaysUntilAnotherIsProvedBetter() {
        assertEquals(1, afterThirtyRounds(0, 0.02).getFirst().action());
        assertEquals(0, afterThirtyRounds(2, 0.02).getFirst().action());
        assertEquals(1, afterThirtyRounds(2, 0.5).getFirst().action());
    }

    /** The second is better by {@code gain}, as far as a noise of their own lets it be seen. */
    private static List<Ranked<Integer>> afterThirtyRounds(double proof, double gain) {
        var impressions = List.of(new Ranked<>(0, 0, 1), new Ranked<>(1, 0, 1));
        var terms = new Contest.Terms(0, proof, 16, 0);
        Contest.Trial<Integer> trial =
                (action, seed) -> {
                    double luck = seed % 2 == 0 ? 0.3 : -0.3;
                    return OptionalDouble.of(action == 1 ? gain + luck : 0);
                };
        return new Contest<>(
                        impressions, terms, Deadline.trials(60), new AtomicLong()::getAndIncrement)
                .decide(trial);
    }
}
