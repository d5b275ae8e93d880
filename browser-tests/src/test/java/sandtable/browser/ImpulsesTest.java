package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import java.util.Map;

/** Tactical GameX by clicks: impulses, reach, an attack with its table, lines of sight. */
@ExtendWith(Setting.class)
@Order(2)
class ImpulsesTest {
    private static final int ANSWERS = 1200;
    private static final String SCENARIO = "tactical-gamex/crossroads";
    private static final Map<String, String> BOTH = Map.of("German", "person", "Soviet", "person");

    /** Orders that bring tanks of both sides within sight; the dice are always the same. */
    private static final String[] CONTACT = {
        "done",
        "done",
        "roll",
        "move s-t34-1",
        "march P10",
        "move s-t34-2",
        "march P10",
        "move s-t34-3",
        "march P08",
        "done",
        "roll",
        "move g-iv-1",
        "march K10",
        "move g-iv-2",
        "march K10",
        "roll",
        "move s-su76",
        "march Q10",
        "done",
        "roll",
        "move g-iv-3",
        "march K11",
        "move g-stug",
        "march K11",
        "done",
        "roll",
        "done",
        "roll",
        "done",
        "roll",
        "done",
        "roll"
    };

    /** Orders after that: the Germans wait, and a tank drives into their sight. */
    private static final String[] AMBUSH = {
        "done",
        "roll",
        "watch g-iv-1 g-iv-2",
        "watch g-stug g-iv-3",
        "done",
        "roll",
        "move s-t34-1",
        "march N10"
    };

    static String untilContact(Visitor visitor) {
        String game = visitor.begin(SCENARIO, BOTH, "tgx");
        visitor.give(game, CONTACT);
        return game;
    }

    static void contact(Visitor visitor) {
        visitor.load("#/game/" + untilContact(visitor));
        visitor.click("#sit");
        visitor.find(".prompt [data-typed=done]").waitFor();
    }

    @Test
    void theBattleBeginsByClicks(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            visitor.open("");
            visitor.click("[data-scenario$='crossroads']");
            visitor.click("button:text-is('Raw recruit')");
            visitor.click("#start");
            visitor.click(".prompt [data-typed=done]");
            visitor.find(".prompt [data-typed=roll], .prompt [data-typed='hold step']")
                    .first()
                    .waitFor();
            visitor.click(".prompt [data-typed=roll]");
            visitor.find(".tally:has-text('Activation points')").waitFor();
            visitor.clickHex("C08");
            visitor.click(".panel [data-typed^='move g-iv']");
            visitor.find("[data-goal=E08]").waitFor();
            visitor.clickHex("E08");
            visitor.click("#confirm");

            assertTrue(visitor.find(".log").innerText().contains("→ E08"));
        }
    }

    @Test
    void aWholeBattleIsPlayedByClicks(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            String game =
                    visitor.begin(
                            SCENARIO, Map.of("German", "person", "Soviet", "random"), "clicks");
            visitor.sitAt(game);
            var clicking = new Clicking(visitor);

            for (int i = 0; i < ANSWERS && !clicking.over(); i++) {
                clicking.answer();
            }

            assertTrue(clicking.over());
        }
    }

    @Test
    void anAttackShowsItsTableBeforeTheDie(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            contact(visitor);

            visitor.clickHex("P10");
            visitor.click("[data-typed='fire P10']");
            visitor.clickHex("K10");
            visitor.find(".results th.lit").waitFor();
            assertEquals("3:1", visitor.find(".results th.lit").innerText());
            assertEquals(6, visitor.find(".results td.reached").count());
            assertEquals("3 in 6", visitor.find(".outcomes td:last-child").first().innerText());
            visitor.click("[data-taker=s-t34-2]");
            visitor.find("#confirm:not([disabled])").waitFor();
            assertEquals("1:1", visitor.find(".results th.lit").innerText());
            visitor.click("#confirm");

            assertTrue(visitor.find(".log").innerText().contains("1st T-34 C attacks "));
        }
    }

    @Test
    void opportunityFireIsOfferedWithItsOddsAndHeldForTheWholeImpulse(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            String game = visitor.begin(SCENARIO, BOTH, "tgx");
            visitor.give(game, CONTACT);
            visitor.give(game, AMBUSH);
            visitor.load("#/game/" + game);
            visitor.click("#sit");
            visitor.find(".prompt:has-text('Opportunity fire at 1st T-34 C')").waitFor();
            assertTrue(visitor.find("#confirm").innerText().startsWith("Roll 3:1"));

            visitor.click("[data-typed='hold impulse']");

            visitor.click("#sit");
            String log = visitor.find(".log").innerText();
            assertTrue(log.contains("1st T-34 C ends its move in N10"), log);
        }
    }

    @Test
    void aLineOfSightSaysWhatBlocksIt(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            contact(visitor);

            visitor.press("t");
            visitor.dragHexes("P10", "K09");
            visitor.find(".sight").waitFor();
            String words = visitor.find(".sight").innerText();

            assertTrue(words.startsWith("No line of sight"), words);
            assertTrue(words.contains("L09 (town"), words);
        }
    }

    @Test
    void whatAHexSeesIsLitOnDemand(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            contact(visitor);
            visitor.clickHex("P10");
            assertEquals(0, visitor.find(".overlays polygon").count());

            visitor.press("l");
            visitor.find(".overlays polygon").first().waitFor();

            assertTrue(visitor.find(".overlays polygon").count() > 50);
        }
    }

    @Test
    void vehiclesAreSilhouettesOrSignsAsOneLikes(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            contact(visitor);
            assertTrue(visitor.find(".pieces .silhouette").count() > 5);

            visitor.click(".tools [aria-label^='Menu']");
            visitor.click("#silhouettes");

            assertEquals(0, visitor.find(".pieces .silhouette").count());
        }
    }

    @Test
    void aUnitOfAStackIsChosenByClicksOneAfterTheOther(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            contact(visitor);
            visitor.clickHex("P10");
            assertTrue(visitor.find(".panel [data-typed='move s-t34-1']").isVisible());

            visitor.clickHex("P10");

            assertTrue(visitor.find(".panel [data-typed='move s-t34-2']").isVisible());
            assertFalse(visitor.find(".panel [data-typed='move s-t34-1']").isVisible());
        }
    }
}
