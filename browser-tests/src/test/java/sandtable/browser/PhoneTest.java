package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.options.BoundingBox;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import java.util.Map;

@ExtendWith(Setting.class)
class PhoneTest {
    private static final int WIDTH = 390;
    private static final int FINGER = 40;

    private static void fits(Visitor visitor) {
        assertEquals(WIDTH, visitor.page().evaluate("() => document.documentElement.scrollWidth"));
    }

    @Test
    void nothingSticksOutOnAPhone(Visits visits) {
        try (Visitor visitor = visits.phone()) {
            visitor.open("");
            visitor.find(".tile .picture").first().waitFor();
            fits(visitor);
            String game =
                    visitor.begin(
                            "hexblitz/the-bridge",
                            Map.of("German", "person", "Soviet", "greedy"),
                            "phone");
            for (String condition : new String[] {"orders", "moves", "odds"}) {
                visitor.playUntil(game, "0504", condition);
                visitor.sitAt(game);
                fits(visitor);
            }
            visitor.playUntil(game, "0504", "never");
            visitor.load("#/game/" + game + "/end");
            visitor.find(".endcard").waitFor();
            fits(visitor);
        }
    }

    @Test
    void ordersAndMovesAreGivenWithAFinger(Visits visits) {
        try (Visitor visitor = visits.phone()) {
            String game =
                    visitor.begin(
                            "hexblitz/first-orders",
                            Map.of("German", "person", "British", "random"),
                            "finger");
            visitor.sitAt(game);
            visitor.find(".group .seg button[data-typed]").first().tap();
            visitor.find(".foot .btn.pri:not([disabled])").tap();
            visitor.find(".units [data-unit]").first().tap();
            BoundingBox box = visitor.find("[data-goal]").first().boundingBox();
            visitor.page().touchscreen().tap(box.x + box.width / 2, box.y + box.height / 2);
            BoundingBox button = visitor.find("#confirm").boundingBox();
            assertTrue(button.height >= FINGER, "height " + button.height);
            visitor.find("#confirm").tap();
            visitor.settle();

            assertTrue(visitor.find(".log").innerText().contains("moves"));
        }
    }
}
