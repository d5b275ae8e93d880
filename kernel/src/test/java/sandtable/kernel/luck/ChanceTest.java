package sandtable.kernel.luck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

final class ChanceTest {
    private static List<Integer> dice(Chance chance, int number) {
        var dice = new ArrayList<Integer>();
        for (int i = 0; i < number; i++) {
            dice.add(chance.die(6));
        }
        return dice;
    }

    @Test
    void aScriptComesUpAsTold() {
        assertEquals(List.of(6, 1, 3), dice(Chance.scripted(6, 1, 3), 3));
    }

    @Test
    void aScriptHasNoMoreDiceThanTold() {
        Chance chance = Chance.scripted(6);
        chance.die(6);

        var failure = assertThrows(IllegalStateException.class, () -> chance.die(6));
        assertEquals("the script has 1 dice and more are asked for", failure.getMessage());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 5})
    void aScriptRefusesAFaceTheDieDoesNotHave(int face) {
        var failure = assertThrows(IllegalStateException.class, () -> Chance.scripted(face).die(4));

        assertEquals("the script says " + face + " for one of 4", failure.getMessage());
    }

    @Test
    void aSeedGivesTheSameLuckOnEveryMachine() {
        assertEquals(List.of(5, 1, 2, 3, 1, 6, 2, 5, 3, 4, 2, 3), dice(Chance.seeded(42), 12));
    }

    @Test
    void seedsGiveLuckOfTheirOwn() {
        assertNotEquals(dice(Chance.seeded(1), 20), dice(Chance.seeded(2), 20));
    }

    @ParameterizedTest
    @CsvSource({"2, 10.83", "6, 20.52", "10, 27.88", "52, 89.27", "360, 447.5"})
    void seededLuckIsFair(int bound, double atOneInAThousand) {
        int[] seen = new int[bound];
        int draws = 20_000 * bound;
        Chance chance = Chance.seeded(2026);
        for (int i = 0; i < draws; i++) {
            seen[chance.below(bound)]++;
        }

        double expected = draws / (double) bound;
        double chiSquare = 0;
        for (int count : seen) {
            chiSquare += (count - expected) * (count - expected) / expected;
        }
        assertTrue(chiSquare < atOneInAThousand, "chi-square " + chiSquare);
    }

    @Test
    void neighbouringSeedsAreFairTogether() {
        int[] seen = new int[6];
        for (int seed = 0; seed < 60_000; seed++) {
            seen[Chance.seeded(seed).below(6)]++;
        }

        double chiSquare = 0;
        for (int count : seen) {
            chiSquare += (count - 10_000.0) * (count - 10_000.0) / 10_000;
        }
        assertTrue(chiSquare < 20.52, "chi-square " + chiSquare);
    }

    @Test
    void theHighestBoundIsKept() {
        Chance chance = Chance.seeded(3);
        for (int i = 0; i < 1000; i++) {
            int value = chance.below(Integer.MAX_VALUE);
            assertTrue(value >= 0 && value < Integer.MAX_VALUE);
        }
    }

    @Test
    void oneOfNoneCannotBeDrawn() {
        assertThrows(IllegalArgumentException.class, () -> Chance.seeded(1).below(0));
        assertThrows(IllegalArgumentException.class, () -> Chance.seeded(1).draw(List.of()));
    }

    @Test
    void drawingTakesOneOfTheList() {
        assertEquals("b", Chance.scripted(2).draw(List.of("a", "b", "c")));
    }

    @Test
    void countingThrowsTheDiceOneByOne() {
        assertEquals(2, Chance.scripted(1, 5, 4, 6).count(4, 5));
    }

    @Test
    void aThrowKeepsItsFacesInOrder() {
        Throw thrown = Chance.scripted(6, 2, 6).roll(Pool.pairs(3, 6, 1));

        assertEquals(List.of(6, 2, 6), thrown.faces());
        assertEquals(1, thrown.value());
    }

    @Test
    void diceThatAddUpShowTheirFacesToo() {
        Throw thrown = Chance.scripted(6, 2, 5).roll(Pool.sum(3, 6));

        assertEquals(List.of(6, 2, 5), thrown.faces());
        assertEquals(13, thrown.value());
    }

    @Test
    void whatMustNotDependOnLuckFailsWhenItDoes() {
        assertThrows(IllegalStateException.class, () -> Chance.none().die(6));
    }

    @Test
    void anyGeneratorWillDo() {
        var random = new Random(1);

        assertEquals(new Random(1).nextInt(6), Chance.of(random).below(6));
    }
}
