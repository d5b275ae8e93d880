package sandtable.blitzkriegcommander.fire;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Tabletop;
import sandtable.kernel.Cites;
import sandtable.kernel.luck.Odds;

import java.util.Map;

/** The odds of a volley are those of its dice. */
final class VolleyTest {
    private static final double EXACT = 1e-12;

    private static void assertOddsOfTheDice(Fired fired) {
        var table = fired.state().table();
        Map<Outcome, Double> rolled =
                Odds.of(chance -> Volley.roll(table, fired.attack(), chance).outcome());
        Map<Outcome, Double> odds = Volley.odds(table, fired.attack());

        assertEquals(rolled.keySet(), odds.keySet());
        rolled.forEach((outcome, chance) -> assertEquals(chance, odds.get(outcome), EXACT));
    }

    @Test
    @Cites({"BKC-CAS.3", "BKC-CAS.16"})
    void ofTwoGroupsTheyAreThoseOfAllDiceTogether() {
        assertOddsOfTheDice(
                Fired.at(
                        "stug",
                        Tabletop.of(900, 900)
                                .german("stug", "de-stug", 300, 700)
                                .us("t34", "su-t34-85", 300, 170)
                                .us("mortar", "su-82mm-mortar", 300, 120),
                        "t34",
                        "mortar"));
    }

    @Test
    @Cites({"BKC-FB.2", "BKC-FB.3"})
    void ofWhoFallsBackTheyKnowHowFar() {
        assertOddsOfTheDice(
                Fired.at(
                        "rifle",
                        Tabletop.of(900, 900)
                                .us("rifle", "us-rifle", 300, 400)
                                .suppressed()
                                .hits(2)
                                .german("mg", "de-mg42", 300, 850),
                        "mg"));
    }
}
