package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** The rules of axe on every page, by day, by night and on a phone. */
@ExtendWith(Setting.class)
class AccessibilityTest {
    private static final String VIOLATIONS =
            "async () => (await axe.run(document, {resultTypes:"
                + " ['violations']})).violations.map(each => each.id + ': ' + each.nodes.slice(0,"
                + " 3).map(node => node.html).join(' ')).join('\\n"
                + "')";

    private static void check(Visitor visitor, String page) {
        try {
            visitor.page().evaluate(Files.readString(Path.of(System.getProperty("axe"))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        assertEquals("", visitor.page().evaluate(VIOLATIONS), page);
    }

    @Test
    void everyPageIsCleanByDay(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            walk(visitor);
        }
    }

    @Test
    void everyPageIsCleanByNight(Visits visits) {
        try (Visitor visitor = visits.deskByNight()) {
            walk(visitor);
        }
    }

    @Test
    void everyPageIsCleanOnAPhone(Visits visits) {
        try (Visitor visitor = visits.phone()) {
            walk(visitor);
        }
    }

    /** Units that are picked to act together, and what comes of it. */
    private static void together(Visitor visitor) {
        visitor.open("#/rules/blitz-commander");
        visitor.find(".clause").first().waitFor();
        check(visitor, "rules of Blitz Commander");
        String game =
                visitor.begin(
                        "blitz-commander/first-assault",
                        Map.of("American", "person", "German", "random"),
                        "axe");
        visitor.give(game, "ready");
        visitor.sitAt(game);
        check(visitor, "targets");
        visitor.click("[data-unit]");
        visitor.find(".deeds").waitFor();
        check(visitor, "units picked");
        visitor.give(game, "move a-inf-1 a-inf-2 to D03");
        visitor.sitAt(game);
        visitor.click(".opt:has-text('Assault')");
        visitor.find(".brief").waitFor();
        check(visitor, "assault");
        visitor.press("Escape");
        visitor.click(".opt:has-text('Bombard')");
        visitor.find(".team").waitFor();
        check(visitor, "bombardment");
    }

    /** A unit with its deeds, and a results table before the die. */
    private static void impulses(Visitor visitor) {
        ImpulsesTest.contact(visitor);
        visitor.click("[data-unit=s-t34-1]");
        visitor.find("[data-typed='fire P10']").waitFor();
        check(visitor, "a unit of a stack");
        visitor.click("[data-typed='fire P10']");
        visitor.click(".opt");
        visitor.find(".results").waitFor();
        check(visitor, "results table");
    }

    private static void walk(Visitor visitor) {
        together(visitor);
        impulses(visitor);
        visitor.open("");
        visitor.find(".tile .picture").first().waitFor();
        check(visitor, "start");
        visitor.open("#/rules/hexblitz");
        visitor.find(".clause").first().waitFor();
        check(visitor, "rules");
        String game =
                visitor.begin(
                        "hexblitz/the-bridge",
                        Map.of("German", "person", "Soviet", "greedy"),
                        "axe");
        visitor.sitAt(game);
        check(visitor, "set-up");
        table(visitor, game);
        visitor.playUntil(game, "0504", "never");
        visitor.open("#/game/" + game + "/end");
        visitor.page().reload();
        visitor.find(".endcard").waitFor();
        check(visitor, "end");
        visitor.open("#/game/" + game + "/step/9");
        visitor.find(".panel h2:has-text('Step 9')").waitFor();
        check(visitor, "replay");
    }

    private static void table(Visitor visitor, String game) {
        visitor.playUntil(game, "0504", "orders");
        visitor.sitAt(game);
        visitor.find(".roster").waitFor();
        check(visitor, "orders");
        visitor.playUntil(game, "0504", "moves");
        visitor.sitAt(game);
        visitor.press("n");
        check(visitor, "moves");
        visitor.playUntil(game, "0504", "odds");
        visitor.sitAt(game);
        visitor.click(".opt");
        check(visitor, "odds");
        for (String key : new String[] {"x", "i", "F1"}) {
            visitor.press(key);
            visitor.find(".sheet").waitFor();
            check(visitor, "sheet " + key);
            visitor.press("Escape");
        }
    }

    @Test
    void theBoardIsThereInWordsAndTheCursorSaysWhereItIs(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            visitor.sitAt(
                    visitor.begin(
                            "hexblitz/first-orders",
                            Map.of("German", "person", "British", "random"),
                            "words"));
            visitor.press("m");
            visitor.press("ArrowRight");
            visitor.press("ArrowRight");
            String said = visitor.find("[role=status]").first().innerText();
            visitor.press("x");
            visitor.find(".inwords").waitFor();

            assertEquals(true, said.matches("(?s)0\\d0\\d, .*"), said);
            assertEquals(3, visitor.find(".inwords section").first().locator("tbody tr").count());
        }
    }
}
