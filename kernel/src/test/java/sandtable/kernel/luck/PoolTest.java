package sandtable.kernel.luck;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.stream.DoubleStream;

final class PoolTest {
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 5})
    void chancesOfCountingAgreeWithEveryFallOfTheDice(int dice) {
        for (int atLeast = -1; atLeast <= 8; atLeast++) {
            Pool pool = Pool.count(dice, 6, atLeast);
            assertArrayEquals(
                    Falls.enumerated(pool), Falls.chances(pool), 1e-12, "at least " + atLeast);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 5})
    void chancesOfLowDiceAgreeWithEveryFallOfTheDice(int dice) {
        for (int atMost = -1; atMost <= 8; atMost++) {
            Pool pool = Pool.low(dice, 6, atMost);
            assertArrayEquals(
                    Falls.enumerated(pool), Falls.chances(pool), 1e-12, "at most " + atMost);
        }
    }

    @Test
    void lowDiceAreThoseThatCount() {
        assertEquals(List.of(0, 3), Pool.low(4, 6, 2).counted(List.of(2, 3, 6, 1)));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 6})
    void chancesOfPairsAgreeWithEveryFallOfTheDice(int dice) {
        for (int from = -1; from <= 8; from++) {
            Pool pool = Pool.pairs(dice, 6, from);
            assertArrayEquals(Falls.enumerated(pool), Falls.chances(pool), 1e-12, "from " + from);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5})
    void chancesOfSumsAgreeWithEveryFallOfTheDice(int dice) {
        for (int faces : new int[] {1, 2, 3, 6, 10}) {
            Pool pool = Pool.sum(dice, faces);
            assertArrayEquals(Falls.enumerated(pool), Falls.chances(pool), 1e-11, faces + " faces");
        }
    }

    @Test
    void aSumsChancesAreWholeWaysOfAllFalls() {
        assertEquals(27 / 216.0, Pool.sum(3, 6).chance(10));
        assertEquals(1 / 216.0, Pool.sum(3, 6).chance(18));
        assertEquals(780 / 7776.0, Pool.sum(5, 6).chance(17));
    }

    @Test
    void aSumHasAsManyOutcomesAsItHasNumbers() {
        Pool pool = Pool.sum(3, 6);

        assertEquals(3, pool.least());
        assertEquals(18, pool.most());
        assertEquals(16, DoubleStream.of(Falls.chances(pool)).filter(chance -> chance > 0).count());
    }

    @Test
    void sumsOfManyDiceAreStillChances() {
        assertEquals(1, DoubleStream.of(Falls.chances(Pool.sum(60, 6))).sum(), 1e-12);
        assertThrows(IllegalArgumentException.class, () -> Pool.sum(1000, 6));
    }

    @Test
    void allDiceOfASumCount() {
        assertEquals(List.of(0, 1, 2), Pool.sum(3, 6).counted(List.of(1, 6, 1)));
    }

    /** At one in a thousand, for as many numbers as the pool has, less one. */
    @ParameterizedTest
    @CsvSource({"1, 6, 20.52", "2, 6, 29.59", "3, 6, 37.70", "4, 10, 67.99"})
    void dicePlayedAddUpAsOftenAsTheChancesSay(int dice, int faces, double limit) {
        int throwsMade = 200_000;
        Pool pool = Pool.sum(dice, faces);
        Chance chance = Chance.seeded(2026);
        int[] seen = new int[pool.most() + 1];
        for (int i = 0; i < throwsMade; i++) {
            seen[chance.roll(pool).value()]++;
        }

        double chiSquare = 0;
        for (int sum = pool.least(); sum <= pool.most(); sum++) {
            double expected = throwsMade * pool.chance(sum);
            chiSquare += (seen[sum] - expected) * (seen[sum] - expected) / expected;
        }
        assertTrue(chiSquare < limit, "chi-square " + chiSquare);
    }

    @Test
    void dieTypesOtherThanSixAgreeToo() {
        for (Pool pool :
                new Pool[] {Pool.count(4, 10, 8), Pool.pairs(4, 10, 3), Pool.pairs(5, 2, 1)}) {
            assertArrayEquals(Falls.enumerated(pool), Falls.chances(pool), 1e-12);
        }
    }

    @Test
    void pairsAreCountedFaceByFace() {
        assertEquals(3, Pool.pairs(7, 6, 1).value(new byte[] {2, 2, 2, 2, 5, 5, 6}));
        assertEquals(1, Pool.pairs(7, 6, 5).value(new byte[] {2, 2, 2, 2, 5, 5, 6}));
    }

    @Test
    void theMostIsWhatTheDiceCanGive() {
        assertEquals(7, Pool.count(7, 6, 4).most());
        assertEquals(3, Pool.pairs(7, 6, 4).most());
        assertEquals(42, Pool.sum(7, 6).most());
    }

    @Test
    void aPoolIsMadeOnce() {
        assertSame(Pool.count(7, 6, 4), Pool.count(7, 6, 4));
    }

    @Test
    void nonsenseIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Pool.count(-1, 6, 4));
        assertThrows(IllegalArgumentException.class, () -> Pool.count(1, 0, 4));
        assertThrows(IllegalArgumentException.class, () -> Pool.count(1, 128, 4));
        assertThrows(IllegalArgumentException.class, () -> Pool.pairs(2, 64, 4));
        assertThrows(IllegalArgumentException.class, () -> Pool.sum(2, 128));
    }

    @Test
    void theDiceThatCountReachTheScoreOrHaveAPartner() {
        assertEquals(List.of(1, 3), Pool.count(4, 6, 5).counted(List.of(4, 5, 1, 6)));
        assertEquals(List.of(0, 2), Pool.pairs(5, 6, 5).counted(List.of(5, 6, 5, 5, 1)));
        assertEquals(List.of(), Pool.pairs(4, 6, 5).counted(List.of(4, 4, 5, 6)));
    }
}
