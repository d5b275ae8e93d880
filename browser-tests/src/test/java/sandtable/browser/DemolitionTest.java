package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import java.util.Map;

/** Tactical GameX: a bridge is blown by clicks, at a desk and with a finger. */
@ExtendWith(Setting.class)
class DemolitionTest {
    private static final Map<String, String> BOTH =
            Map.of("American", "person", "German", "person");

    /** The engineer has walked onto the bridge and laid charges twice; it may leave. */
    private static final String[] CHARGED = {
        "done",
        "roll",
        "move g-engineer",
        "march N07",
        "done",
        "pass",
        "roll",
        "work g-engineer charges N07",
        "done",
        "pass",
        "roll",
        "work g-engineer charges N07",
        "done",
        "pass",
        "roll"
    };

    private static final String BLOW = ".panel [data-typed='work g-engineer blow N07']";

    /** A six fails, so it may take another game. */
    private static String blown(Visitor visitor) {
        for (int seed = 1; ; seed++) {
            String game = visitor.begin("tactical-gamex/remagen-bridge", BOTH, "blow " + seed);
            visitor.lead(game, "German", CHARGED);
            visitor.load("#/game/" + game);
            visitor.click("#sit");
            visitor.click(".panel [data-unit=g-engineer]");
            visitor.click(BLOW);
            visitor.find("[data-goal=O08]").waitFor();
            visitor.clickMiddle(visitor.find("[data-goal=O08]"));
            visitor.click("#confirm");
            visitor.find(".log:has-text('The bridge at N07')").waitFor();
            String log = visitor.find(".log").innerText();
            if (log.contains("blown")) {
                return log;
            }
        }
    }

    @Test
    void theEngineerLeavesAndTheBridgeIsBlown(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            String log = blown(visitor);

            assertTrue(log.contains("N07"), log);
        }
    }

    @Test
    void onAPhoneTheSame(Visits visits) {
        try (Visitor visitor = visits.phone()) {
            String log = blown(visitor);

            assertTrue(log.contains("N07"), log);
        }
    }
}
