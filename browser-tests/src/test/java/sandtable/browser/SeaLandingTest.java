package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import java.util.Map;

/** Tactical GameX: craft that come in from the sea, by clicks at a desk and with a finger. */
@ExtendWith(Setting.class)
@Order(2)
class SeaLandingTest {
    private static final String SCENARIO = "tactical-gamex/coral-strand";
    private static final Map<String, String> BOTH =
            Map.of("American", "person", "Japanese", "person");

    /** Both sides are set up and let the first turn pass; the craft are about to advance. */
    private static final String[] ADVANCING = {
        "done", "done", "done", "done", "pass", "pass", "pass"
    };

    private static void advancing(Visitor visitor) {
        String game = visitor.begin(SCENARIO, BOTH, "landing");
        visitor.give(game, ADVANCING);
        visitor.load("#/game/" + game);
        visitor.click("#sit");
        visitor.find(".prompt [data-typed=done]").waitFor();
    }

    @Test
    void aCraftGoesOnToTheBeachThatIsClicked(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            advancing(visitor);
            visitor.clickHex("F04");
            visitor.find("[data-goal=F05]").waitFor();
            visitor.clickHex("F05");
            visitor.click("#confirm");

            visitor.find(".log:has-text('goes on from F04 to F05')").waitFor();
            assertTrue(visitor.find(".log").innerText().contains("is disrupted"));
        }
    }

    @Test
    void onAPhoneAllCraftComeInByThemselves(Visits visits) {
        try (Visitor visitor = visits.phone()) {
            advancing(visitor);
            visitor.click(".prompt [data-typed=done]");

            visitor.find(".prompt [data-typed=roll], #sit").first().waitFor();
        }
    }
}
