package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import java.util.Map;

/** Why, advice, and how a game was decided. */
@ExtendWith(Setting.class)
class ThoughtsTest {
    private static final String SCENARIO = "hexblitz/first-orders";

    private static String ended(Visitor visitor) {
        String game =
                visitor.begin(
                        SCENARIO, Map.of("German", "person", "British", "greedy"), "thoughts");
        visitor.playUntil(game, "0403", "never");
        return game;
    }

    @Test
    void adviceIsAskedForShownAndPutAwayByKeys(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            visitor.sitAt(
                    visitor.begin(
                            SCENARIO, Map.of("German", "person", "British", "greedy"), "advice"));
            visitor.find(".panel .prompt").waitFor();

            visitor.press("j");
            visitor.find(".cand").first().waitFor();
            visitor.press("2");

            assertEquals("true", visitor.find(".cand").nth(1).getAttribute("aria-pressed"));
            assertTrue(visitor.find(".thought-number.on").textContent().contains("2"));
            visitor.find(".log:has-text('German asked for advice')").waitFor();
            visitor.press("Escape");
            assertEquals(0, visitor.find(".cand").count());
        }
    }

    @Test
    void aReplayTellsWhyAndLeadsToHowItWasDecided(Visits visits) {
        try (Visitor visitor = visits.phone()) {
            String game = ended(visitor);
            visitor.load("#/game/" + game + "/step/3");
            visitor.find(".panel h2:has-text('Step 3')").waitFor();

            visitor.press("w");
            visitor.find(".why-card .said").waitFor();
            visitor.load("#/game/" + game + "/analysis");
            visitor.find(".chancechart path[stroke-linejoin]").waitFor();

            assertEquals(
                    390, visitor.page().evaluate("() => document.documentElement.scrollWidth"));
        }
    }
}
