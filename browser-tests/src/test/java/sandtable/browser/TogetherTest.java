package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import java.util.Map;

/** Units that act together: picked by clicks, by keys, by typing, with their odds. */
@ExtendWith(Setting.class)
class TogetherTest {
    private static final int ANSWERS = 400;
    private static final Map<String, String> PLAYERS =
            Map.of("American", "person", "German", "random");

    private static String firstTurn(Visitor visitor) {
        String game = visitor.begin("blitz-commander/first-assault", PLAYERS, "together");
        visitor.sitAt(game);
        visitor.click(".prompt [data-typed=ready]");
        visitor.find(".prompt [data-typed=end]").waitFor();
        return game;
    }

    /** Both regiments of D02 go before the village. */
    private static void approach(Visitor visitor) {
        visitor.clickHex("D02");
        visitor.click("[data-taker=a-guns]");
        visitor.click(".deeds .btn");
        visitor.clickHex("D03");
        visitor.click("#confirm");
    }

    @Test
    void aWholeGameIsPlayedByClicks(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            visitor.open("");
            visitor.click("[data-scenario$='first-assault']");
            visitor.click("button:text-is('Raw recruit')");
            visitor.click("#start");
            visitor.find(".prompt [data-typed]").first().waitFor();

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
    void aStackIsPickedByAClickAndUnitsAreTakenOutOneByOne(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            firstTurn(visitor);

            visitor.clickHex("D02");
            assertEquals(3, visitor.find("[data-taker]:checked").count());
            visitor.click("[data-taker=a-guns]");
            assertEquals(
                    "take a-inf-1 a-inf-2",
                    visitor.find(".deeds .btn").first().getAttribute("data-typed"));
            visitor.click(".deeds .btn");

            assertTrue(visitor.find("[data-goal=D03]").isVisible());
        }
    }

    @Test
    void anEnemyHexIsClickedForItsOddsWhichFollowWhoTakesPart(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            firstTurn(visitor);
            approach(visitor);

            visitor.clickHex("D04");
            visitor.find(".brief").waitFor();
            String both = visitor.find(".brief p").innerText();
            visitor.click("[data-taker=a-inf-2]");
            visitor.find("#confirm:not([disabled])").waitFor();
            String one = visitor.find(".brief p").innerText();

            assertTrue(both.endsWith("0.67 units the attacker loses on average"), both);
            assertTrue(one.endsWith("0.56 units the attacker loses on average"), one);
            visitor.click("#confirm");
            assertTrue(visitor.find(".log").innerText().contains("1st Infantry regiment assaults"));
        }
    }

    @Test
    void unitsArePickedAndUsedWithTheKeyboardAlone(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            firstTurn(visitor);
            visitor.press("m");
            visitor.press("Tab");
            assertEquals(3, visitor.find("[data-taker]:checked").count());
            visitor.press("1");
            visitor.find("[data-goal=D03]").waitFor();
            visitor.press("ArrowDown");
            visitor.press("Enter");
            visitor.press("Enter");
            visitor.find(".opt").first().waitFor();
            visitor.press("ArrowDown");
            visitor.press("Enter");
            visitor.find("#confirm").waitFor();
            visitor.press("2");
            visitor.find("#confirm:not([disabled])").waitFor();
            visitor.press("Enter");

            assertTrue(visitor.find(".log").innerText().contains("1st Infantry regiment assaults"));
        }
    }

    @Test
    void aTypedPickShowsItsOddsFirst(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            firstTurn(visitor);
            approach(visitor);

            visitor.press("/");
            visitor.page().keyboard().type("assault D04 with a-inf-2");
            visitor.press("Enter");

            visitor.find("#confirm").waitFor();
            assertEquals("1 of 2", visitor.find(".sec:has(.team) .muted").first().innerText());
        }
    }

    @Test
    void aRefusalOpensTheClauseItCites(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            firstTurn(visitor);
            visitor.press("/");
            visitor.page().keyboard().type("assault D04 with a-guns");
            visitor.press("Enter");

            visitor.click(".toast .chip");
            visitor.find(".sheet .clause.on").waitFor();

            assertTrue(visitor.find(".sheet .clause.on").innerText().startsWith("BC-ASLT.3"));
        }
    }

    @Test
    void aBombardmentIsCountedBeforeItIsOrdered(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            firstTurn(visitor);
            visitor.clickHex("D04");
            visitor.find("#confirm").waitFor();
            String before = visitor.find(".prompt .why").innerText();
            visitor.click("[data-taker=a-guns]");
            visitor.find("#confirm:not([disabled])").waitFor();

            assertTrue(before.contains("Bombardment Level 4"), before);
            assertTrue(
                    visitor.find(".prompt .why").innerText().contains("Bombardment Level 2 + 4"));
            visitor.click("#confirm");
            assertTrue(visitor.find(".log").innerText().contains("suppressed"));
        }
    }
}
