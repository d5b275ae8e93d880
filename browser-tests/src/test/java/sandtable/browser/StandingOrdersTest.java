package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.browser.Battles.text;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What units do at an opportunity: seen, told and taken back without typing. */
@ExtendWith(Setting.class)
class StandingOrdersTest {
    private static final String TANK = "[data-standing='sherman-1']";

    private static void open(Visitor visitor) {
        visitor.click(".standing > details > summary");
        visitor.click(TANK + " > summary");
    }

    private static void choose(Visitor visitor, String label) {
        visitor.click(TANK + " .radio:has-text('" + label + "')");
        visitor.find(TANK + " [aria-checked=true]:has-text('" + label + "')").waitFor();
    }

    @Test
    void aStandingOrderIsGivenSeenAndTakenBackByClicks(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            Battles.ordering(visitor, "first-orders");
            assertTrue(text(visitor, ".standing").contains("all ask"));

            open(visitor);
            choose(visitor, "Hold fire");
            assertTrue(text(visitor, ".standing").contains("1 of 6 do not ask"));
            assertTrue(text(visitor, TANK).contains("Hold fire"));
            choose(visitor, "Ask me");

            assertTrue(text(visitor, ".standing").contains("all ask"));
        }
    }

    @Test
    void whomItFiresAtAndHowNearIsChosen(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            Battles.ordering(visitor, "first-orders");
            open(visitor);
            visitor.find(TANK + " [data-blank=class]").selectOption("soft");
            visitor.find(TANK + " [data-blank=cm]").selectOption("60");

            choose(visitor, "Fire without asking");

            String told = text(visitor, TANK + " > summary");
            assertTrue(told.contains("at troops and soft vehicles within 60 cm"), told);
        }
    }

    @Test
    void whoIsAskedCanLeaveItToTheUnitFromNowOn(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            Battles.asked(visitor);
            visitor.click(".standing .radio:has-text('Fire without asking')");
            visitor.click("#sit");

            String log = text(visitor, ".log");
            assertTrue(log.contains("at the opportunity at Sherman 2"), log);
        }
    }

    @Test
    void fireIsHeldUnlessSomebodyComesSoNear(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            Battles.asked(visitor);
            visitor.find(".conditional [data-blank=cm]").selectOption("20");
            visitor.find(".conditional .btn:has-text('within 20 cm')").waitFor();
            assertEquals(
                    "hold phase unless armour 20",
                    visitor.find(".conditional .btn").getAttribute("data-typed"));

            // It is 34 cm away now, and comes within 20 at its last stop.
            visitor.click(".conditional .btn");
            visitor.find("[data-stop='200'].on").waitFor();
        }
    }
}
