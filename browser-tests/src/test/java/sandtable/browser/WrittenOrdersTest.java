package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.browser.Battles.text;

import com.microsoft.playwright.options.BoundingBox;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import java.util.Locale;

/** Not Quite Mechanized in the browser: orders are written, sealed and carried out at once. */
@ExtendWith(Setting.class)
class WrittenOrdersTest {
    private static final int ANSWERS = 80;
    private static final int FINGER = 44;

    @Test
    void theFarmIsPlayedToTheEndByClicks(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            var farm = new Farm(visitor, "clicks");

            for (int i = 0; i < ANSWERS && !farm.over(); i++) {
                farm.answer();
            }

            assertTrue(farm.over());
            assertTrue(text(visitor, ".prompt").contains("in bound"), text(visitor, ".prompt"));
        }
    }

    @Test
    void aWayIsPointedOutLegByLegAndReadAsASentence(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            var farm = new Farm(visitor, "pointing");
            farm.choose("recce");
            farm.kind("Move");
            BoundingBox base = visitor.find("[data-piece='recce']").boundingBox();
            double x = base.x + base.width / 2;
            double y = base.y + base.height / 2;
            visitor.page().mouse().click(x - 80, y);
            visitor.page().mouse().click(x - 80, y - 60);
            farm.reads("Recce platoon: move to");

            assertEquals(2, visitor.find("[data-order-way] .knot").count());
            assertTrue(text(visitor, ".writing").contains("in bound 1"));
            visitor.click("#confirm");

            String sheet = text(visitor, "[data-paper='SHEET']");
            assertTrue(sheet.contains("Recce platoon: move to"), sheet);
            visitor.click("[data-paper='SHEET'] [data-strike]");
            assertEquals(0, visitor.find("[data-paper='SHEET']").count());
        }
    }

    @Test
    void anOrderIsWrittenByKeyboardAlone(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            var farm = new Farm(visitor, "keys");
            visitor.press("m");
            visitor.press("Tab");
            String unit = text(visitor, ".prompt h2");
            visitor.press("2");
            visitor.find("[data-slot='way']").waitFor();
            visitor.press("Control+ArrowLeft");
            visitor.press("l");
            visitor.press("Shift+ArrowDown");
            farm.reads("move to");
            String said = farm.sentence();
            visitor.press("Enter");

            String sheet = text(visitor, "[data-paper='SHEET']");
            assertTrue(sheet.contains(said.replace(".", "")), unit + " " + said + " " + sheet);
        }
    }

    @Test
    void theFirePlanIsChangedInItsTable(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            var farm = new Farm(visitor, "guns");
            visitor.click("[data-paper='TABLE'] [data-strike='cancel b105 1']");
            visitor.find("[data-paper='SHEET']:has-text('does not fire in bound 1')").waitFor();
            visitor.click("[data-paper='TABLE'] [data-change]");
            visitor.find("[data-blank='bound']").selectOption("2");
            visitor.find("[data-blank='kind']").selectOption("harassing");
            farm.reads("in bound 2, harassing");
            visitor.click("#confirm");

            String plan = text(visitor, "[data-paper='TABLE']");
            assertTrue(plan.contains("harassing"), plan);
        }
    }

    @Test
    void whatHappenedIsSteppedThroughByKeys(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            var farm = new Farm(visitor, "again");
            farm.seal();
            visitor.click("#again");
            visitor.find(".playback[data-frame='0']").waitFor();
            BoundingBox before = visitor.find("[data-piece='I-2']").boundingBox();
            for (int i = 0; i < 5; i++) {
                visitor.press("ArrowRight");
            }
            visitor.find(".playback[data-frame='5']").waitFor();

            String told = text(visitor, ".playback").toLowerCase(Locale.ROOT);
            assertTrue(told.contains("all move at once, step 5"), told);
            assertTrue(visitor.find("[data-piece='I-2']").boundingBox().y < before.y - 10);
            visitor.press("Space");
            assertEquals(0, visitor.find(".playback").count());
        }
    }

    @Test
    void anOrderIsWrittenWithAFinger(Visits visits) {
        try (Visitor visitor = visits.phone()) {
            var farm = new Farm(visitor, "finger");
            assertEquals(
                    390, visitor.page().evaluate("() => document.documentElement.scrollWidth"));
            visitor.find("[data-unit='recce']").tap();
            visitor.find("[data-kind='Move']").tap();
            BoundingBox map = visitor.find(".board").boundingBox();
            visitor.page().touchscreen().tap(map.x + map.width / 3, map.y + map.height / 3);
            farm.reads("move to");
            BoundingBox button = visitor.find("#confirm").boundingBox();
            assertTrue(button.height >= FINGER, "height " + button.height);
            visitor.find("#confirm").tap();
            visitor.settle();

            assertTrue(text(visitor, "[data-paper='SHEET']").contains("Recce platoon: move to"));
            assertEquals(
                    390, visitor.page().evaluate("() => document.documentElement.scrollWidth"));
        }
    }
}
