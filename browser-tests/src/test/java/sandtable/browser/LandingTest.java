package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import java.util.Map;

/** Tactical GameX: troops that come by air are planned and flown by clicks. */
@ExtendWith(Setting.class)
class LandingTest {
    private static final String SCENARIO = "tactical-gamex/two-bridges";
    private static final Map<String, String> BOTH = Map.of("British", "person", "German", "person");

    /** The glider is on its way, or down. */
    private static final String LEFT =
            "() => document.querySelector(\"[data-typed^='fly b-glider-1']\") === null"
                    + " && document.querySelector('#confirm') === null";

    private static void sit(Visitor visitor, String game) {
        visitor.load("#/game/" + game);
        visitor.click("#sit");
        visitor.find(".prompt").first().waitFor();
    }

    private static void asks(Visitor visitor, String question) {
        visitor.find(".prompt:has-text('" + question + "')").first().waitFor();
    }

    @Test
    void anAirDropIsPlannedAndFlownByClicks(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            String game = visitor.begin(SCENARIO, BOTH, "drop");
            visitor.give(game, "done");
            sit(visitor, game);
            asks(visitor, "Where does 1st Horsa land");
            visitor.clickHex("O10");
            visitor.click(".panel [data-typed^='assign b-glider-1 O10']");
            asks(visitor, "Where does 2nd Horsa land");
            assertTrue(visitor.find(".log").innerText().contains("You note that 1st Horsa lands"));

            visitor.give(game, "done", "done");
            sit(visitor, game);
            visitor.click("text=1st Horsa");
            visitor.find("[data-goal]").first().waitFor();
            assertEquals(6, visitor.find("[data-goal]").count());
            visitor.click("[data-typed^='fly b-glider-1']");
            visitor.find("#confirm").waitFor();
            assertFalse(visitor.find(".prompt").first().innerText().contains("activation point"));
            visitor.click("#confirm");

            visitor.page().waitForFunction(LEFT);
            visitor.find("#sit").waitFor(); // the guns on its way are asked, who sit here too
        }
    }
}
