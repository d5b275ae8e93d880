package sandtable.kernel.luck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

final class OddsTest {
    private static double sum(Map<?, Double> odds) {
        return odds.values().stream().mapToDouble(Double::doubleValue).sum();
    }

    @Test
    void whatNeedsNoLuckIsCertain() {
        assertEquals(Map.of("sure", 1.0), Odds.of(_ -> "sure"));
    }

    @Test
    void twoDiceHaveTheirTriangle() {
        var odds = Odds.of(chance -> chance.die(6) + chance.die(6));

        assertEquals(11, odds.size());
        assertEquals(6 / 36.0, odds.get(7), 1e-12);
        assertEquals(1 / 36.0, odds.get(12), 1e-12);
        assertEquals(1, sum(odds), 1e-12);
    }

    @Test
    void luckThatDependsOnLuckIsFollowed() {
        var odds = Odds.of(chance -> chance.die(6) == 6 ? chance.die(4) : 0);

        assertEquals(5 / 6.0, odds.get(0), 1e-12);
        assertEquals(1 / 24.0, odds.get(3), 1e-12);
        assertEquals(1, sum(odds), 1e-12);
    }

    @Test
    void aChanceIsThatOfWhatHappens() {
        assertEquals(1 / 3.0, Odds.chance(chance -> chance.die(6) > 4), 1e-12);
        assertEquals(0, Odds.chance(chance -> chance.die(6) > 6));
    }

    @Test
    void whatDoesNotDependOnEachOtherIsPutTogether() {
        var die = Odds.of(chance -> chance.die(6));
        var dice = Odds.of(chance -> chance.die(6) + chance.die(6));
        var both = Odds.both(die, die, Integer::sum);

        assertEquals(dice.keySet(), both.keySet());
        dice.forEach((sum, odds) -> assertEquals(odds, both.get(sum), 1e-12));
    }

    @Test
    void resultsStandInTheOrderFirstMet() {
        assertEquals(List.of(3, 2, 1), List.copyOf(Odds.of(chance -> 4 - chance.die(3)).keySet()));
    }

    @Test
    void aPoolGivesWhatItsDiceThrownOneByOneWouldGive() {
        var pooled =
                Odds.of(chance -> chance.count(4, 5) - chance.roll(Pool.pairs(3, 6, 2)).value());
        var byDice =
                Odds.of(
                        chance ->
                                thrown(chance, Pool.count(4, 6, 5))
                                        - thrown(chance, Pool.pairs(3, 6, 2)));

        assertEquals(byDice.keySet(), pooled.keySet());
        byDice.forEach((result, odds) -> assertEquals(odds, pooled.get(result), 1e-12));
    }

    private static int thrown(Chance chance, Pool pool) {
        byte[] dice = new byte[pool.dice()];
        for (int i = 0; i < dice.length; i++) {
            dice[i] = (byte) chance.die(pool.faces());
        }
        return pool.value(dice);
    }

    @Test
    void whatCannotHappenIsNotListed() {
        assertEquals(Map.of(0, 1.0), Odds.of(chance -> chance.count(3, 7)));
        assertEquals(Map.of(3, 1.0), Odds.of(chance -> chance.count(3, 1)));
        assertEquals(Map.of(0, 1.0), Odds.of(chance -> chance.roll(Pool.pairs(5, 6, 7)).value()));
    }

    @Test
    void sixtyDiceAgainstSixtyAreExactAndQuick() {
        int[] runs = {0};
        var odds =
                Odds.of(
                        chance -> {
                            runs[0]++;
                            return chance.count(60, 4) > chance.count(60, 4);
                        });

        // Two equal sides: what is not a tie is halved. Ties: the sum of squares of the binomial
        // chances.
        double tie = 0;
        for (int value = 0; value <= 60; value++) {
            tie += Math.pow(Pool.count(60, 6, 4).chance(value), 2);
        }
        assertEquals((1 - tie) / 2, odds.get(true), 1e-12);
        assertEquals(1, sum(odds), 1e-12);
        assertEquals(61 * 61, runs[0]);
    }

    @Test
    void threeDiceThatAddUpAreSixteenRunsOfLuck() {
        int[] runs = {0};
        var pooled =
                Odds.of(
                        chance -> {
                            runs[0]++;
                            return chance.roll(Pool.sum(3, 6)).value();
                        });
        var byDice = Odds.of(chance -> thrown(chance, Pool.sum(3, 6)));

        assertEquals(16, runs[0]);
        assertEquals(byDice.keySet(), pooled.keySet());
        byDice.forEach((result, odds) -> assertEquals(odds, pooled.get(result), 1e-12));
    }

    @Test
    void theSumTellsDoubleOneAndDoubleSixWithoutFaces() {
        var odds =
                Odds.of(
                        chance -> {
                            int sum = chance.roll(Pool.sum(2, 6)).value();
                            return sum == 2 ? "blunder" : sum == 12 ? "boon" : "plain";
                        });

        assertEquals(1 / 36.0, odds.get("blunder"), 1e-12);
        assertEquals(1 / 36.0, odds.get("boon"), 1e-12);
    }

    @Test
    void everyDirectionIsAsLikelyAsAnother() {
        var odds = Odds.of(chance -> chance.below(360));

        assertEquals(360, odds.size());
        odds.values().forEach(each -> assertEquals(1 / 360.0, each, 1e-15));
    }

    @Test
    void sixtyDiceOfPairsAreExact() {
        var odds = Odds.of(chance -> chance.roll(Pool.pairs(60, 6, 1)).value());

        assertEquals(1, sum(odds), 1e-12);
        assertTrue(
                odds.keySet().stream().allMatch(pairs -> pairs >= 27 && pairs <= 30),
                odds.toString());
    }

    @Test
    void moreStepsThanUsualAreFollowed() {
        var odds =
                Odds.of(
                        chance -> {
                            int ones = 0;
                            while (ones < 40 && chance.die(2) == 1) {
                                ones++;
                            }
                            return ones;
                        });

        assertEquals(41, odds.size());
        assertEquals(1, sum(odds), 1e-12);
    }
}
