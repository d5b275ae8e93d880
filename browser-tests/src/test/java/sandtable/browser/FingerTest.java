package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.browser.Battles.text;

import com.microsoft.playwright.options.BoundingBox;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import java.util.List;

/** A base led over a measured table on a phone: the loupe, the pad, and places the rules name. */
@ExtendWith(Setting.class)
class FingerTest {
    private static final int FINGER = 44;

    /** Playwright's finger only taps. */
    private static final String DRAG =
            """
            ([kind, x, y]) => {
                Element.prototype.setPointerCapture = () => undefined;
                const at = { pointerId: 7, pointerType: 'touch', clientX: x, clientY: y, button: 0, bubbles: true };
                document.elementFromPoint(x, y).dispatchEvent(new PointerEvent(kind, at));
            }
            """;

    private static void finger(Visitor visitor, String kind, double x, double y) {
        visitor.page().evaluate(DRAG, List.of(kind, x, y));
    }

    private static void drag(Visitor visitor) {
        BoundingBox tank = visitor.find("[data-piece='sherman-1']").boundingBox();
        double x = tank.x + tank.width / 2;
        double y = tank.y + tank.height / 2;
        finger(visitor, "pointerdown", x, y);
        finger(visitor, "pointermove", x + 10, y - 4);
        finger(visitor, "pointermove", x + 16, y + 30);
    }

    private static Visitor leading(Visits visits) {
        Visitor visitor = visits.phone();
        Battles.moving(visitor);
        visitor.find("[data-piece='sherman-1']").waitFor();
        return visitor;
    }

    @Test
    void theLoupeShowsWhatTheFingerHidesUntilItLifts(Visits visits) {
        try (Visitor visitor = leading(visits)) {
            drag(visitor);
            visitor.find(".loupe").waitFor();
            assertTrue(text(visitor, ".loupe b").matches("\\d+\\.\\d, \\d+\\.\\d"));
            assertEquals(1, visitor.find(".thumb").count());

            finger(visitor, "pointerup", 200, 200);
            visitor.find(".nudges").waitFor();

            assertEquals(0, visitor.find(".loupe").count());
        }
    }

    @Test
    void theTableStaysBelowTheFingerWhateverRoomThePanelTakes(Visits visits) {
        try (Visitor visitor = leading(visits)) {
            BoundingBox before = visitor.find("[data-piece='sherman-1']").boundingBox();
            double panel = visitor.find(".panel").boundingBox().y;

            drag(visitor);
            visitor.find(".nudges").waitFor();
            visitor.page()
                    .waitForFunction(
                            "top => document.querySelector('.panel').getBoundingClientRect().y !=="
                                    + " top",
                            panel);

            BoundingBox led = visitor.find("[data-piece='sherman-1']").boundingBox();
            assertEquals(before.x, led.x, 1);
            assertEquals(before.y, led.y, 1);
        }
    }

    @Test
    void thePadAndTheNamedPlacesAreLargeEnoughAndMoveTheBase(Visits visits) {
        try (Visitor visitor = leading(visits)) {
            drag(visitor);
            finger(visitor, "pointerup", 200, 200);
            visitor.find("#confirm:not([disabled])").waitFor();
            BoundingBox key = visitor.find(".nudge.up").boundingBox();
            BoundingBox snap = visitor.find("[data-snap]").first().boundingBox();
            assertTrue(key.width >= FINGER && snap.height >= FINGER, snap.height + " " + key.width);

            String used = text(visitor, ".bud .u");
            visitor.find("[data-snap='As far as it goes']").tap();
            visitor.page()
                    .waitForFunction(
                            "used => document.querySelector('.bud .u').innerText !== used", used);
            visitor.find("#confirm:not([disabled])").waitFor();

            assertEquals(
                    390, visitor.page().evaluate("() => document.documentElement.scrollWidth"));
        }
    }

    @Test
    void whereGunsAreAimedStaysInSightWhenThePanelGrows(Visits visits) {
        try (Visitor visitor = visits.phone()) {
            Battles.ordering(visitor, "sunken-lane", "end");
            visitor.find("[data-piece='fao']").tap();
            visitor.find("[data-kind]:has-text('Barrage')").tap();
            visitor.press("0");
            BoundingBox target = visitor.find("[data-piece='gren-3']").boundingBox();

            visitor.page().touchscreen().tap(target.x + 20, target.y - 12);
            visitor.find(".nudges").waitFor();
            visitor.page().waitForTimeout(300);

            BoundingBox aimed = visitor.find("[data-piece='gren-3']").boundingBox();
            double sheet = visitor.find(".panel").boundingBox().y;
            assertTrue(aimed.y > visitor.find("#map").boundingBox().y, "above " + aimed.y);
            assertTrue(aimed.y + aimed.height < sheet, aimed.y + " below " + sheet);
        }
    }
}
