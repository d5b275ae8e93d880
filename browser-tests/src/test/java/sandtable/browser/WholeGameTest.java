package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import java.util.Map;

@ExtendWith(Setting.class)
class WholeGameTest {
    private static final int ANSWERS = 600;

    @Test
    void aGameAgainstTheComputerIsPlayedByClicks(Visits visits) {
        try (Visitor visitor = visits.told()) {
            visitor.open("");
            visitor.click("[data-scenario$='first-orders']");
            visitor.click("button:text-is('Raw recruit')");
            visitor.click("#start");
            visitor.find(".roster").waitFor();

            var clicking = new Clicking(visitor);
            for (int i = 0; i < ANSWERS && !clicking.over(); i++) {
                clicking.answer();
            }
            assertTrue(clicking.over());
            visitor.click(".prompt a[href$='/end']");
            visitor.find(".endcard h1").waitFor();

            assertFalse(visitor.find(".endcard h1").innerText().isBlank());
        }
    }

    @Test
    void aGameAgainstTheComputerIsPlayedByKeyboardAlone(Visits visits) {
        try (Visitor visitor = visits.told()) {
            visitor.open("");
            visitor.find("#start").waitFor();
            var typing = new Typing(visitor);
            typing.tabTo("start");
            visitor.press("Enter");
            visitor.find(".roster").waitFor();

            for (int i = 0; i < ANSWERS && !typing.over(); i++) {
                typing.answer();
            }

            assertTrue(typing.over());
        }
    }

    @Test
    void aUnitIsMovedWithTheArrowKeys(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            String game =
                    visitor.begin(
                            "hexblitz/first-orders",
                            Map.of("German", "person", "British", "random"),
                            "arrows");
            visitor.playUntil(game, "0403", "anyMoves");
            visitor.sitAt(game);

            visitor.press("m");
            visitor.press("Tab");
            String unit = visitor.find(".card-of h3").innerText();
            visitor.press("ArrowRight");
            visitor.press("Enter");
            assertTrue(visitor.find("#confirm").isVisible());
            visitor.press("Enter");

            assertTrue(visitor.find(".log li").first().innerText().contains(unit + " "));
        }
    }
}
