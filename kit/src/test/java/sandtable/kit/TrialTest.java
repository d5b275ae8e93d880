package sandtable.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import static sandtable.kit.Broken.altered;
import static sandtable.kit.Broken.breaks;
import static sandtable.kit.Broken.offering;

import org.junit.jupiter.api.Test;

import sandtable.kit.toy.Lane;

import java.util.List;

final class TrialTest {
    @Test
    void throwingWhatPlayCannotCatch() {
        breaks(
                "a legal action can be played",
                altered(
                        outcome -> {
                            throw new IllegalArgumentException("broken");
                        }));
    }

    @Test
    void aMatchThatDoesNotEndIsToldWithItsSeed() {
        var breaches =
                Laws.of(new Lane(), Lane.ROAD, Lane.REGISTER).games(1).seed(7).steps(3).breaches();

        assertEquals(
                List.of(new Breach("matches end", 7, 3, "it is not over after 3 actions")),
                breaches);
    }

    @Test
    void theFirstBreachFailsTheCheckWithItsSeed() {
        var laws = Laws.of(new Lane(), Lane.ROAD, Lane.REGISTER).games(1).seed(7).steps(3);

        var failure = assertThrows(AssertionError.class, laws::check);

        assertEquals(
                """
                Law broken: matches end.
                  it is not over after 3 actions
                  Step 3 of the match with seed 7; play it alone with games(1).seed(7).\
                """,
                failure.getMessage());
    }

    @Test
    void aLawCanBeLeftOutByItsNameOnly() {
        var laws = Laws.of(offering(), Lane.ROAD, Lane.REGISTER).games(5);

        assertEquals(List.of(), laws.except("a side that owes an answer has one").breaches());
        assertThrows(IllegalArgumentException.class, () -> laws.except("no such law"));
    }

    @Test
    void lawsTriedAtOneActionInManyAreTriedAtTheFirst() {
        var laws = Laws.of(offering(), Lane.ROAD, Lane.REGISTER).games(5);

        assertEquals(1, laws.breaches().size());
        assertEquals(List.of(), laws.oneIn(1000).breaches());
    }
}
