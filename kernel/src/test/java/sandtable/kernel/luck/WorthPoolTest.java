package sandtable.kernel.luck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

/** Dice of which each face is worth something of its own, such as hits of a volley. */
final class WorthPoolTest {
    private static final List<Integer> EVEN = List.of(0, 0, 0, 1, 1, 2);
    private static final List<Integer> WORSE = List.of(0, 0, 0, 0, 1, 1);
    private static final List<Integer> BEST = List.of(0, 1, 1, 2, 3, 4);

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 4})
    void chancesAgreeWithEveryFallOfTheDice(int dice) {
        for (List<Integer> worth : List.of(EVEN, WORSE, BEST, List.of(3, 0), List.of(1))) {
            Falls.agree(Pool.worth(dice, worth));
        }
    }

    @Test
    void diceAreWorthWhatTheirFacesAre() {
        Pool pool = Pool.worth(5, BEST);

        assertEquals(11, pool.value(List.of(1, 2, 4, 6, 6)));
        assertEquals(List.of(1, 2, 3, 4), pool.counted(List.of(1, 2, 4, 6, 6)));
        assertEquals(20, pool.most());
    }

    /** Five dice that hit on 5 and 6, and one that hits on 4, 5 and twice on 6. */
    @Test
    void twoPoolsMakeAVolley() {
        var odds =
                Odds.of(
                        chance ->
                                chance.roll(Pool.worth(5, WORSE)).value()
                                        + chance.roll(Pool.worth(1, EVEN)).value());

        double[] exact = {
            16 / 243.0,
            152 / 729.0,
            8 / 27.0,
            20 / 81.0,
            95 / 729.0,
            7 / 162.0,
            2 / 243.0,
            1 / 1458.0
        };
        for (int hits = 0; hits < exact.length; hits++) {
            assertEquals(exact[hits], odds.get(hits), 1e-15, hits + " hits");
        }
        assertEquals(exact.length, odds.size());
    }

    /** The same volley against three dice that hit on 4, 5 and twice on 6. */
    @Test
    void volleysOfBothSidesAreWonTiedAndLost() {
        var odds =
                Odds.of(
                        chance ->
                                Integer.signum(
                                        chance.roll(Pool.worth(5, WORSE)).value()
                                                + chance.roll(Pool.worth(1, EVEN)).value()
                                                - chance.roll(Pool.worth(3, EVEN)).value()));

        assertEquals(146723 / 314928.0, odds.get(1), 1e-14);
        assertEquals(5537 / 26244.0, odds.get(0), 1e-14);
        assertEquals(101761 / 314928.0, odds.get(-1), 1e-14);
    }

    @Test
    void aPoolIsMadeOnceForEachWorth() {
        assertSame(Pool.worth(3, EVEN), Pool.worth(3, List.of(0, 0, 0, 1, 1, 2)));
        assertEquals(6, Pool.worth(3, EVEN).most());
        assertEquals(3, Pool.worth(3, WORSE).most());
    }

    @Test
    void nonsenseIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Pool.worth(2, List.of(0, -1)));
        assertThrows(IllegalArgumentException.class, () -> Pool.worth(2, List.of()));
        assertThrows(IllegalArgumentException.class, () -> Pool.worth(1000, EVEN));
    }
}
