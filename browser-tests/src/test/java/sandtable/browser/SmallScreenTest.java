package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import java.util.Map;

/**
 * A phone upright and on its side, and a page at 200 %: the map keeps its room and shows what is
 * asked.
 */
@ExtendWith(Setting.class)
class SmallScreenTest {
    private static final Map<String, String> GERMANS =
            Map.of("German", "person", "Soviet", "greedy");

    private static String at(Visitor visitor, String condition) {
        String game = visitor.begin("hexblitz/the-bridge", GERMANS, "small " + condition);
        visitor.playUntil(game, "0504", condition);
        visitor.sitAt(game);
        visitor.find(".panel .prompt").first().waitFor();
        return game;
    }

    private static BoundingBox box(Visitor visitor, String selector) {
        return visitor.find(selector).first().boundingBox();
    }

    private static void seen(Visitor visitor, Locator what) {
        visitor.page().waitForTimeout(300);
        BoundingBox map = box(visitor, ".map");
        BoundingBox it = what.boundingBox();
        double x = it.x + it.width / 2;
        double y = it.y + it.height / 2;
        assertTrue(
                x > map.x && x < map.x + map.width && y > map.y && y < map.y + map.height,
                "%.0f,%.0f in %.0f,%.0f %.0f x %.0f"
                        .formatted(x, y, map.x, map.y, map.width, map.height));
    }

    @Test
    void onAPhoneTheMapIsFittedAtEachStopOfTheSheet(Visits visits) {
        try (Visitor visitor = visits.phone()) {
            at(visitor, "odds");
            for (String stop : new String[] {"half", "full", "bar"}) {
                visitor.find(".app[data-phone='%s']".formatted(stop)).waitFor();
                seen(visitor, visitor.find("[data-target]").first());
                visitor.find(".handle").tap();
            }
        }
    }

    @Test
    void aPhoneOnItsSideHasADrawer(Visits visits) {
        try (Visitor visitor = visits.phoneOnItsSide()) {
            at(visitor, "odds");
            BoundingBox map = box(visitor, ".map");
            BoundingBox panel = box(visitor, ".panel");
            assertTrue(map.height > 280, "height " + map.height);
            assertTrue(map.width > 480, "width " + map.width);
            assertEquals(map.x + map.width, panel.x, 1);
            seen(visitor, visitor.find("[data-target]").first());

            visitor.find(".handle").click();
            visitor.find(".app[data-phone='bar']").waitFor();

            assertEquals(844, box(visitor, ".map").width, 1);
            seen(visitor, visitor.find("[data-target]").first());
            assertTrue(visitor.find(".q").first().isVisible());
        }
    }

    @Test
    void aPageAtTwiceItsSizeKeepsAMap(Visits visits) {
        try (Visitor visitor = visits.window(720, 450)) {
            at(visitor, "moves");
            visitor.press("n");
            BoundingBox map = box(visitor, ".map");

            assertTrue(map.height > 300, "height " + map.height);
            assertTrue(map.width > 350, "width " + map.width);
            seen(visitor, visitor.find("[data-goal]").first());
            assertEquals(
                    720, visitor.page().evaluate("() => document.documentElement.scrollWidth"));
        }
    }

    @Test
    void aLargePanelOpensOnOnesOwnForce(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            String game = visitor.begin("tactical-gamex/crossroads", GERMANS, "opens");
            visitor.give(game, "done");
            visitor.sitAt(game);

            BoundingBox counter = box(visitor, ".piece");
            assertTrue(counter.width > 34, "width " + counter.width);
        }
    }
}
