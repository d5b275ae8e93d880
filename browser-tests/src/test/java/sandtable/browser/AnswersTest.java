package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import java.util.Map;

/** Refusals, undo, typed orders, and what is left after the page was loaded again. */
@ExtendWith(Setting.class)
class AnswersTest {
    private static final Map<String, String> AGAINST_RECRUIT =
            Map.of("German", "person", "British", "random");

    private static Visitor atFirstOrders(Visits visits, String seed) {
        Visitor visitor = visits.desk();
        visitor.sitAt(visitor.begin("hexblitz/first-orders", AGAINST_RECRUIT, seed));
        visitor.find(".roster").waitFor();
        return visitor;
    }

    private static Visitor atFirstMoves(Visits visits, String seed) {
        Visitor visitor = visits.desk();
        String game = visitor.begin("hexblitz/first-orders", AGAINST_RECRUIT, seed);
        visitor.playUntil(game, "0403", "anyMoves");
        visitor.sitAt(game);
        visitor.find("[data-unit]").first().waitFor();
        return visitor;
    }

    @Test
    void aRefusalNamesItsClauseAndAClickOpensIt(Visits visits) {
        try (Visitor visitor = atFirstMoves(visits, "refusal")) {
            visitor.click("[data-unit]");
            visitor.clickHex("0701");
            Locator chip = visitor.find(".toast .chip");
            chip.waitFor();
            String clause = chip.innerText();

            visitor.click(".toast .link");
            Locator opened = visitor.find(".clause.on b");
            opened.waitFor();

            assertTrue(clause.matches("HB-[A-Z]+\\.\\d+"), clause);
            assertEquals(clause, opened.innerText());
        }
    }

    @Test
    void anOrderThatIsNotOpenSaysWhy(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            String game =
                    visitor.begin(
                            "hexblitz/the-bridge",
                            Map.of("German", "person", "Soviet", "random"),
                            "struck");
            visitor.playUntil(game, "0504", "orders");
            visitor.sitAt(game);
            visitor.click(".unitrow .seg button.no");
            Locator chip = visitor.find(".toast .chip");
            chip.waitFor();

            assertTrue(chip.innerText().matches("HB-[A-Z]+\\.\\d+"), chip.innerText());
        }
    }

    @Test
    void aPlaceThatIsNotOpenSaysWhy(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            visitor.sitAt(
                    visitor.begin(
                            "hexblitz/the-bridge",
                            Map.of("German", "person", "Soviet", "random"),
                            "set up"));
            visitor.click("[data-unit]");
            visitor.clickHex("0101");
            Locator chip = visitor.find(".toast .chip");
            chip.waitFor();

            assertEquals("HB-EQUIP.1", chip.innerText());
        }
    }

    @Test
    void whatCannotBeReadIsAnsweredInWords(Visits visits) {
        try (Visitor visitor = atFirstOrders(visits, "unread")) {
            visitor.press("/");
            visitor.page().keyboard().type("dance g-hq");
            visitor.press("Enter");
            Locator toast = visitor.find(".toast");
            toast.waitFor();

            assertTrue(toast.innerText().contains("no order \"dance\""), toast.innerText());
        }
    }

    @Test
    void anOrderCanBeTakenBackAndRevealedOnesCannot(Visits visits) {
        try (Visitor visitor = atFirstOrders(visits, "undo")) {
            visitor.click(".unitrow .seg button[data-typed]");
            assertEquals("1 of 3 set", visitor.find(".progress b").innerText());
            visitor.press("Control+z");
            assertEquals("0 of 3 set", visitor.find(".progress b").innerText());
            visitor.click(".group .seg button[data-typed]");
            visitor.press("Control+Enter");
            visitor.find("[data-unit]").first().waitFor();

            visitor.press("Control+z");

            assertTrue(visitor.find(".toast").innerText().contains("cannot be taken back"));
        }
    }

    @Test
    void whatWasTakenBackIsDoneAgainUntilSomethingElseIsDone(Visits visits) {
        try (Visitor visitor = atFirstOrders(visits, "redo")) {
            visitor.click(".unitrow .seg button[data-typed]");
            visitor.press("Control+z");
            assertEquals("0 of 3 set", visitor.find(".progress b").innerText());
            visitor.press("Control+Shift+Z");
            assertEquals("1 of 3 set", visitor.find(".progress b").innerText());
            visitor.press("Control+z");
            visitor.press("Control+y");
            assertEquals("1 of 3 set", visitor.find(".progress b").innerText());

            visitor.press("Control+z");
            assertEquals(1, visitor.find("[aria-label^='Redo']").count());
            visitor.click(".group .seg button[data-typed]");
            visitor.press("Control+y");

            assertEquals("3 of 3 set", visitor.find(".progress b").innerText());
            assertEquals(0, visitor.find("[aria-label^='Redo']").count());
        }
    }

    @Test
    void aMoveIsProposedWithItsPriceAndDoneOnTheSecondClick(Visits visits) {
        try (Visitor visitor = atFirstMoves(visits, "move")) {
            visitor.click("[data-unit]");
            Locator goal = visitor.find("[data-goal]").first();
            String hex = goal.getAttribute("data-goal");
            visitor.clickMiddle(goal);
            assertTrue(visitor.find(".q").innerText().contains(hex));
            assertTrue(visitor.find(".why").innerText().contains("points"));

            visitor.clickHex(hex);

            assertTrue(visitor.find(".log li").first().innerText().contains(hex));
        }
    }

    @Test
    void aGameIsAsItWasAfterThePageIsLoadedAgain(Visits visits) {
        try (Visitor visitor = atFirstMoves(visits, "reload")) {
            visitor.click("[data-unit]");
            visitor.clickMiddle(visitor.find("[data-goal]").last());
            visitor.press("Enter");
            String before = picture(visitor);

            visitor.page().reload();
            visitor.find(".piece").first().waitFor();

            assertEquals(before, picture(visitor));
        }
    }

    @Test
    void aWayIsDrawnHexByHexAndTakenBack(Visits visits) {
        try (Visitor visitor = atFirstMoves(visits, "drawn")) {
            visitor.click("[data-unit]");
            String piece = visitor.find("[data-unit]").first().getAttribute("data-unit");
            var from = visitor.find("[data-piece=\"" + piece + "\"]").boundingBox();
            var mouse = visitor.page().mouse();
            double y = from.y + from.height / 2;
            mouse.move(from.x + from.width / 2, y);
            mouse.down();
            for (int step = 1; step <= 10; step++) {
                mouse.move(from.x + from.width / 2 + 22 * step, y);
            }
            mouse.up();
            assertTrue(visitor.find(".way.firm").count() > 0);

            visitor.press("Escape");

            assertEquals(0, visitor.find(".way.firm").count());
        }
    }

    @Test
    void withoutAConnectionTheMapStaysAndTheLineIsTriedAgain(Visits visits) {
        try (Visitor visitor = atFirstMoves(visits, "offline")) {
            visitor.forgive("ERR_INTERNET_DISCONNECTED");
            visitor.offline(true);
            visitor.click("[data-unit]");
            visitor.clickMiddle(visitor.find("[data-goal]").first());
            visitor.press("Enter");
            visitor.find(".linebar").waitFor();
            assertTrue(visitor.find(".piece").count() > 0);

            visitor.offline(false);
            visitor.click(".linebar .btn");
            visitor.page().waitForFunction("() => document.querySelector('.linebar') === null");

            assertTrue(visitor.find(".q").isVisible());
        }
    }

    /** Where every piece lies, what is asked and what was told. */
    private static String picture(Visitor visitor) {
        Object pieces =
                visitor.page()
                        .evaluate(
                                "() => [...document.querySelectorAll('.piece')].map(each =>"
                                    + " each.dataset.piece + each.style.transform).sort().join()");
        return pieces + visitor.find(".q").innerText() + visitor.find(".log").innerText();
    }
}
