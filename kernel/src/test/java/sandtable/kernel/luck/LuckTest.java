package sandtable.kernel.luck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class LuckTest {
    @Test
    void luckIsReadAsItIsWritten() {
        assertEquals("3 0 12", Luck.of(3, 0, 12).toString());
        assertEquals(Luck.of(3, 0, 12), Luck.parse("3 0 12"));
        assertEquals("-", Luck.of().toString());
        assertEquals(Luck.of(), Luck.parse("-"));
        assertThrows(NumberFormatException.class, () -> Luck.parse("3 x"));
        assertThrows(NumberFormatException.class, () -> Luck.parse(""));
    }

    @Test
    void noLuckIsNone() {
        assertTrue(Luck.of().none());
        assertEquals(0, Luck.of().size());
        assertEquals(2, Luck.of(1, 1).size());
    }

    @Test
    void luckIsEqualByItsValues() {
        assertEquals(Luck.of(1, 2), Luck.of(1, 2));
        assertEquals(Luck.of(1, 2).hashCode(), Luck.of(1, 2).hashCode());
        assertNotEquals(Luck.of(1, 2), Luck.of(2, 1));
    }

    @Test
    void luckDoesNotChangeWithTheArrayItWasMadeFrom() {
        int[] values = {1, 2};
        Luck luck = Luck.of(values);
        values[0] = 9;

        assertEquals(Luck.of(1, 2), luck);
    }

    @Test
    void luckComesUpTheSameWayAgain() {
        Luck.Again again = Luck.of(5, 0).again();

        assertEquals(6, again.die(6));
        assertEquals(1, again.left());
        assertEquals(0, again.below(1));
        assertEquals(0, again.left());
    }

    @Test
    void moreLuckThanKeptIsRefused() {
        var refusal = assertThrows(Luck.BadLuck.class, () -> Luck.of().again().die(6));

        assertEquals("more luck is asked for than the 0 values kept", refusal.getMessage());
    }

    @Test
    void luckThatDoesNotFitIsRefused() {
        var refusal = assertThrows(Luck.BadLuck.class, () -> Luck.of(6).again().die(6));

        assertEquals("value 6 is kept where one of 6 is asked for", refusal.getMessage());
        assertThrows(Luck.BadLuck.class, () -> Luck.of(-1).again().die(6));
    }

    @Test
    void theRecorderKeepsAllItHandsOn() {
        var recorder = new Luck.Recorder(Chance.seeded(5));
        int[] seen = new int[50];
        for (int i = 0; i < seen.length; i++) {
            seen[i] = recorder.below(100);
        }

        assertEquals(Luck.of(seen), recorder.luck());
        assertEquals(Luck.of(), new Luck.Recorder(Chance.none()).luck());
    }

    @Test
    void poolsAreKeptDieByDie() {
        var recorder = new Luck.Recorder(Chance.scripted(6, 6, 1));

        recorder.count(3, 5);

        assertEquals(Luck.of(5, 5, 0), recorder.luck());
    }

    @Test
    void diceThatAddUpFallTheSameWayAgain() {
        for (int seed = 0; seed < 100; seed++) {
            var recorder = new Luck.Recorder(Chance.seeded(seed));
            Throw first = recorder.roll(Pool.sum(3, 6));
            int direction = recorder.below(360);
            Luck.Again again = Luck.parse(recorder.luck().toString()).again();

            Throw second = again.roll(Pool.sum(3, 6));
            assertEquals(first.faces(), second.faces());
            assertEquals(first.value(), second.value());
            assertEquals(direction, again.below(360));
            assertEquals(0, again.left());
        }
    }
}
