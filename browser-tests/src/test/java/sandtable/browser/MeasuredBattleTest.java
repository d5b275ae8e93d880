package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.options.BoundingBox;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import java.util.Map;

/** Blitzkrieg Commander in the browser: what is refused, what interrupts, and where guns aim. */
@ExtendWith(Setting.class)
class MeasuredBattleTest {
    private static final Map<String, String> BOTH =
            Map.of("American", "person", "German", "person");
    private static final String TANKS = "order hq sherman-1 sherman-2 sherman-3";

    /** Sits down in the place of whoever is asked. */
    private static void sit(Visitor visitor, String game) {
        visitor.load("#/game/" + game);
        visitor.click("#sit");
        visitor.find(".prompt").first().waitFor();
    }

    /** The Shermans have been ordered, whatever dice that took. */
    private static String ordered(Visitor visitor) {
        for (int seed = 1; ; seed++) {
            String game = visitor.begin("blitzkrieg-commander/first-orders", BOTH, "tanks " + seed);
            visitor.give(game, "ready", "ready", TANKS);
            sit(visitor, game);
            if (visitor.find(".prompt:has-text('What does Sherman')").count() > 0) {
                return game;
            }
        }
    }

    private static void type(Visitor visitor, String order) {
        visitor.press("/");
        visitor.page().keyboard().type(order);
        visitor.press("Enter");
    }

    private static String text(Visitor visitor, String selector) {
        visitor.find(selector).first().waitFor();
        return visitor.find(selector).first().innerText();
    }

    @Test
    void aWayThatIsTooLongIsRefusedWithItsClause(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            ordered(visitor);

            type(visitor, "move sherman-1 56.0,58.0 @0");
            String typed = text(visitor, ".toast");
            assertTrue(typed.contains("BKC-MOVE."), typed);

            BoundingBox tank = visitor.find("[data-piece='sherman-1']").boundingBox();
            visitor.page().mouse().click(tank.x + tank.width / 2, tank.y - 320);
            String led = text(visitor, ".refused");
            assertTrue(led.contains("Sherman 1 moves 25.0 cm at most"), led);
            assertTrue(text(visitor, "#confirm").contains("Stop at"));
        }
    }

    @Test
    void opportunityFireInterruptsAMoveWithItsOdds(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            String game = ordered(visitor);
            visitor.give(game, "move sherman-2 63.0,34.0 @0");
            sit(visitor, game);

            String asked = text(visitor, ".prompt");
            assertTrue(asked.contains("Sherman 2 is on the move: who fires?"), asked);
            type(visitor, "fire stug > sherman-2");
            visitor.find("#confirm:not([disabled])").waitFor();
            String before = text(visitor, ".panel");
            assertTrue(before.contains("unsaved hits on average"), before);
            assertTrue(before.contains("BKC-CMD.1"), before);
            visitor.press("Enter");

            visitor.click("#sit");
            String log = text(visitor, ".log");
            assertTrue(log.contains("at the opportunity at Sherman 2"), log);
        }
    }

    @Test
    void aRequestIsTypedAndShowsWhomItsZoneCanCatch(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            String game = visitor.begin("blitzkrieg-commander/sunken-lane", BOTH, "guns");
            visitor.give(game, "ready", "ready", "end");
            sit(visitor, game);

            type(visitor, "request fao 60.0,57.0 us-105-1 us-105-2 concentration");
            visitor.find("#confirm:not([disabled])").waitFor();
            String before = text(visitor, ".panel");
            assertTrue(before.contains("3D6 cm"), before);
            assertTrue(before.contains("in the zone"), before);
            assertTrue(before.contains("BKC-ARES.5"), before);
            visitor.press("Enter");

            String log = text(visitor, ".log");
            assertTrue(log.contains("American FAO"), log);
        }
    }

    private static void guide(Visitor visitor) {
        visitor.click(".tools [aria-label^='Menu']");
        visitor.click("button:has-text('Show the guide')");
        visitor.find(".guide").waitFor();
    }

    private static void assertGuided(Visitor visitor, String title) {
        visitor.find(".guide b:text-is(\"" + title + "\")").waitFor();
    }

    @Test
    void theGuideSpeaksOfTheGoalAnOrderAndItsDice(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            String game = visitor.begin("blitzkrieg-commander/first-orders", BOTH, "guide");
            visitor.give(game, "ready");
            sit(visitor, game);
            guide(visitor);

            assertGuided(visitor, "Your goal: the farms");
            visitor.click(".prompt [data-typed=ready]");
            assertGuided(visitor, "Nobody moves without an order");
            visitor.click(".opt");
            assertGuided(visitor, "Two dice against a number");
        }
    }

    @Test
    void theGuideSpeaksOfAMoveARefusalAFightAndTheEnemysTurn(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            String game = ordered(visitor);
            guide(visitor);

            assertGuided(visitor, "Lead it over the table");
            visitor.clickMiddle(visitor.find("[data-piece='sherman-1']"));
            BoundingBox tank = visitor.find("[data-piece='sherman-1']").boundingBox();
            visitor.page().mouse().click(tank.x + tank.width / 2, tank.y - 320);
            assertGuided(visitor, "The rules say no, and which one");
            visitor.press("Escape");
            type(visitor, "fire sherman-1 > stug");
            assertGuided(visitor, "Exact odds, before you roll");

            visitor.give(game, "move sherman-2 63.0,34.0 @0");
            sit(visitor, game);
            assertGuided(visitor, "The enemy moves in your sight");
        }
    }
}
