package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.browser.Battles.text;
import static sandtable.browser.Battles.type;

import com.microsoft.playwright.options.BoundingBox;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import java.util.List;

/** Blitzkrieg Commander in the browser: what is refused, what interrupts, and where guns aim. */
@ExtendWith(Setting.class)
class MeasuredBattleTest {
    @Test
    void aWayThatIsTooLongIsRefusedWithItsClause(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            Battles.moving(visitor);

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
            Battles.asked(visitor);

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
    void whoFiresAndAtWhomAreInSightAboveTheSheet(Visits visits) {
        try (Visitor visitor = visits.phone()) {
            Battles.asked(visitor);
            visitor.page().waitForTimeout(300);

            BoundingBox map = visitor.find("#map").boundingBox();
            double sheet = visitor.find(".panel").boundingBox().y;
            for (String each : List.of("stug", "sherman-2")) {
                BoundingBox piece = visitor.find("[data-piece='" + each + "']").boundingBox();
                assertTrue(piece.y > map.y && piece.y + piece.height < sheet, each);
            }
        }
    }

    @Test
    void aRequestIsTypedAndShowsWhomItsZoneCanCatch(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            Battles.ordering(visitor, "sunken-lane", "end");

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
}
