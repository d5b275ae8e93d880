package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** The rules of axe on every page, by day, by night and on a phone. */
@ExtendWith(Setting.class)
@Order(1)
class AccessibilityTest {
    private static final String VIOLATIONS =
            """
            async () => {
                const { violations } = await axe.run(document, { resultTypes: ['violations'] });
                const first = each => each.nodes.slice(0, 3).map(node => node.html).join(' ');
                return violations.map(each => each.id + ': ' + first(each)).join('\\n');
            }
            """;

    /** Somebody who looks at a page with all rules in mind. */
    private record Judge(Visitor visitor) {
        void check(String page) {
            if (visitor.page().evaluate("() => typeof axe").equals("undefined")) {
                visitor.page().evaluate(AXE);
            }
            assertEquals("", visitor.page().evaluate(VIOLATIONS), page);
        }
    }

    private static final String AXE = axe();

    private static String axe() {
        try {
            return Files.readString(Path.of(System.getProperty("axe")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** One game is played, and all three look at it. */
    @Test
    void everyPageIsCleanByDayByNightAndOnAPhone(Visits visits) {
        try (Visitor player = visits.desk();
                Visitor day = visits.desk();
                Visitor night = visits.deskByNight();
                Visitor phone = visits.phone()) {
            var judges = List.of(new Judge(day), new Judge(night), new Judge(phone));
            each(judges, AccessibilityTest::reading);
            together(player, judges);
            impulses(player, judges);
            battle(player, judges);
        }
    }

    /** A page that is left open would draw every step that is played meanwhile. */
    private static void each(List<Judge> judges, Consumer<Judge> look) {
        for (Judge judge : judges) {
            look.accept(judge);
            judge.visitor().page().navigate("about:blank");
        }
    }

    private static void reading(Judge judge) {
        Visitor visitor = judge.visitor();
        visitor.open("");
        visitor.find(".tile .picture").first().waitFor();
        judge.check("start");
        Map<String, String> pages =
                Map.of(
                        "blitz-commander", ".primer li",
                        "tactical-gamex/charts", ".chart",
                        "blitzkrieg-commander/units", ".units summary",
                        "hexblitz/HB-ZOC.3", ".clause.on");
        pages.forEach(
                (page, shown) -> {
                    visitor.open("#/rules/" + page);
                    visitor.find(shown).first().waitFor();
                    judge.check("rules, " + page);
                });
    }

    /** Units that are picked to act together, and what comes of it. */
    private static void together(Visitor player, List<Judge> judges) {
        String game =
                player.begin(
                        "blitz-commander/first-assault",
                        Map.of("American", "person", "German", "random"),
                        "axe");
        player.give(game, "ready");
        each(
                judges,
                judge -> {
                    judge.visitor().open("#/games");
                    judge.visitor().find(".gamerow").first().waitFor();
                    judge.check("games");
                });
        each(
                judges,
                judge -> {
                    judge.visitor().sitAt(game);
                    judge.check("targets");
                    judge.visitor().click("[data-unit]");
                    judge.visitor().find(".deeds").waitFor();
                    judge.check("units picked");
                });
        player.give(game, "move a-inf-1 a-inf-2 to D03");
        each(
                judges,
                judge -> {
                    judge.visitor().sitAt(game);
                    judge.visitor().click(".opt:has-text('Assault')");
                    judge.visitor().find(".brief").waitFor();
                    judge.check("assault");
                    judge.visitor().press("Escape");
                    judge.visitor().click(".opt:has-text('Bombard')");
                    judge.visitor().find(".team").waitFor();
                    judge.check("bombardment");
                });
    }

    /** A unit with its deeds, and a results table before the die. */
    private static void impulses(Visitor player, List<Judge> judges) {
        String game = ImpulsesTest.untilContact(player);
        each(
                judges,
                judge -> {
                    judge.visitor().load("#/game/" + game);
                    judge.visitor().click("#sit");
                    judge.visitor().click("[data-unit=s-t34-1]");
                    judge.visitor().find("[data-typed='fire P10']").waitFor();
                    judge.check("a unit of a stack");
                });
        player.give(game, "fire P10");
        each(
                judges,
                judge -> {
                    judge.visitor().load("#/game/" + game);
                    judge.visitor().click("#sit");
                    judge.visitor().click(".opt");
                    judge.visitor().find(".results").waitFor();
                    judge.check("results table");
                });
    }

    private static void battle(Visitor player, List<Judge> judges) {
        String game =
                player.begin(
                        "hexblitz/the-bridge",
                        Map.of("German", "person", "Soviet", "greedy"),
                        "axe");
        each(
                judges,
                judge -> {
                    judge.visitor().sitAt(game);
                    judge.check("set-up");
                });
        player.playUntil(game, "0504", "orders");
        each(
                judges,
                judge -> {
                    judge.visitor().sitAt(game);
                    judge.visitor().find(".roster").waitFor();
                    judge.check("orders");
                });
        player.playUntil(game, "0504", "moves");
        each(
                judges,
                judge -> {
                    judge.visitor().sitAt(game);
                    judge.visitor().press("n");
                    judge.check("moves");
                });
        player.playUntil(game, "0504", "odds");
        each(
                judges,
                judge -> {
                    judge.visitor().sitAt(game);
                    judge.visitor().click(".opt");
                    judge.check("odds");
                    sheets(judge);
                });
        player.playUntil(game, "0504", "never");
        each(
                judges,
                judge -> {
                    judge.visitor().load("#/game/" + game + "/end");
                    judge.visitor().find(".endcard").waitFor();
                    judge.check("end");
                    judge.visitor().open("#/game/" + game + "/step/9");
                    judge.visitor().find(".panel h2:has-text('Step 9')").waitFor();
                    judge.check("replay");
                });
    }

    private static void sheets(Judge judge) {
        for (String key : List.of("x", "i", "F1")) {
            judge.visitor().press(key);
            judge.visitor().find(".sheet").waitFor();
            judge.check("sheet " + key);
            judge.visitor().press("Escape");
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
