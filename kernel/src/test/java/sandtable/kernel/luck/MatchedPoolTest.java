package sandtable.kernel.luck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import sandtable.kernel.luck.Pool.Losses;
import sandtable.kernel.luck.Pool.Tie;

import java.util.List;
import java.util.SequencedMap;
import java.util.stream.DoubleStream;

/** Dice of two sides matched, highest against highest. */
final class MatchedPoolTest {
    private static SequencedMap<Losses, Double> odds(int first, int second, Tie tie) {
        Pool pool = Pool.matched(first, second, 6, tie);
        return Odds.of(chance -> pool.losses(chance.roll(pool).value()));
    }

    private static Losses losses(Pool pool, Integer... faces) {
        return pool.losses(pool.value(List.of(faces)));
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "0, 2", "3, 0", "1, 1", "1, 3", "2, 2", "3, 2", "2, 4", "4, 2", "3, 3"})
    void chancesAgreeWithEveryFallOfTheDice(int first, int second) {
        for (Tie tie : Tie.values()) {
            Falls.agree(Pool.matched(first, second, 6, tie));
            Falls.agree(Pool.matched(first, second, 3, tie));
        }
    }

    @Test
    void equalDiceHurtNobody() {
        Pool pool = Pool.matched(3, 2, 6, Tie.NOBODY);

        assertEquals(new Losses(0, 0), losses(pool, 6, 4, 4, 6, 4));
        assertEquals(List.of(), pool.counted(List.of(6, 4, 4, 6, 4)));
    }

    @Test
    void equalDiceAreWonByWhomTheyAreGivenTo() {
        Pool first = Pool.matched(4, 2, 6, Tie.FIRST);
        Pool second = Pool.matched(4, 2, 6, Tie.SECOND);

        assertEquals(new Losses(0, 2), losses(first, 6, 4, 4, 1, 6, 4));
        assertEquals(List.of(0, 1), first.counted(List.of(6, 4, 4, 1, 6, 4)));
        assertEquals(new Losses(2, 0), losses(second, 6, 4, 4, 1, 6, 4));
    }

    @Test
    void theHighestMeetsTheHighestInWhateverOrderTheyFell() {
        Pool pool = Pool.matched(2, 3, 6, Tie.NOBODY);

        assertEquals(new Losses(1, 1), losses(pool, 2, 6, 1, 3, 5));
        assertEquals(List.of(1, 3), pool.counted(List.of(2, 6, 1, 3, 5)));
    }

    @Test
    void threeAgainstTwoWithoutAWinnerOfTies() {
        var odds = odds(3, 2, Tie.NOBODY);

        assertEquals(127 / 2592.0, odds.get(new Losses(0, 0)), 1e-15);
        assertEquals(515 / 2592.0, odds.get(new Losses(0, 1)), 1e-15);
        assertEquals(1445 / 3888.0, odds.get(new Losses(0, 2)), 1e-15);
        assertEquals(305 / 2592.0, odds.get(new Losses(1, 0)), 1e-15);
        assertEquals(533 / 3888.0, odds.get(new Losses(1, 1)), 1e-15);
        assertEquals(979 / 7776.0, odds.get(new Losses(2, 0)), 1e-15);
        assertEquals(6, odds.size());
    }

    @Test
    void fourAgainstTwoWhoWinTies() {
        var odds = odds(4, 2, Tie.FIRST);

        assertEquals(33719 / 46656.0, odds.get(new Losses(0, 2)), 1e-15);
        assertEquals(4697 / 23328.0, odds.get(new Losses(1, 1)), 1e-15);
        assertEquals(1181 / 15552.0, odds.get(new Losses(2, 0)), 1e-15);
        assertEquals(3, odds.size());
    }

    @Test
    void manyDiceAreStillChances() {
        Pool pool = Pool.matched(12, 9, 6, Tie.NOBODY);

        assertEquals(1, DoubleStream.of(Falls.chances(pool)).sum(), 1e-12);
    }

    @Test
    void nonsenseIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Pool.matched(-1, 2, 6, Tie.NOBODY));
        assertThrows(IllegalArgumentException.class, () -> Pool.matched(1, -1, 6, Tie.NOBODY));
    }
}
