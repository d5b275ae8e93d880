package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import java.util.Map;

/** Where a unit can go is lit as long as that is asked, and what is much of it is folded. */
@ExtendWith(Setting.class)
class ReachTest {
    private static final Map<String, String> BOTH =
            Map.of("American", "person", "German", "person");

    @Test
    void whereAUnitGoesStaysLitWhileAnEnemyIsRead(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            String game = visitor.begin("blitz-commander/first-assault", BOTH, "reach");
            visitor.give(game, "ready", "take a-tank-1");
            visitor.load("#/game/" + game);
            visitor.click("#sit");
            visitor.find("[data-goal]").first().waitFor();
            int lit = visitor.find("[data-goal]").count();

            visitor.clickHex("E05");
            visitor.find(".card-of h3:has-text('artillery')").waitFor();

            assertEquals(lit, visitor.find("[data-goal]").count());
            visitor.clickHex("A02");
            visitor.find("#confirm").waitFor();
            assertTrue(visitor.find(".q").first().innerText().contains("A02"));
        }
    }

    @Test
    void aWideReachIsAnOutlineAndItsListIsFolded(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            String game =
                    visitor.begin(
                            "tactical-gamex/crossroads",
                            Map.of("German", "person", "Soviet", "person"),
                            "tgx");
            visitor.give(game, "done", "done", "roll", "move s-t34-1");
            visitor.load("#/game/" + game);
            visitor.click("#sit");
            visitor.find(".reach-edge").waitFor();

            assertTrue(visitor.find("[data-goal]").count() > 30);
            visitor.press("Tab");
            visitor.find("#all-ways").waitFor();
            assertFalse(visitor.find("#all-ways .wayto").first().isVisible());
            visitor.click("#all-ways summary");
            assertTrue(visitor.find("#all-ways .wayto").first().isVisible());
        }
    }

    @Test
    void aMarchIsOneLineOfTheLogAndOpensHexByHex(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            String game = ImpulsesTest.untilContact(visitor);
            visitor.load("#/game/" + game);
            visitor.click("#sit");
            visitor.find(".log .march").first().waitFor();

            String march = visitor.find(".log .march").first().innerText();

            assertTrue(march.matches("(?s).* [A-X]\\d\\d → [A-X]\\d\\d, [\\d½]+ MP.*"), march);
            visitor.find(".log .march summary").first().click();
            assertTrue(visitor.find(".log details[open] .l").count() > 2);
        }
    }
}
