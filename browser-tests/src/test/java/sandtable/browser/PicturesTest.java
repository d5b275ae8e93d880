package sandtable.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Takes the pictures that the documentation shows; the dice are always the same. */
@ExtendWith(Setting.class)
@Order(3)
class PicturesTest {
    private static final Map<String, String> PLAYERS =
            Map.of("German", "person", "Soviet", "greedy");

    /** The grain of the paper would make the files three times as large. */
    private static final String SMOOTH = ".grain { display: none }";

    private static void take(Visitor visitor, String name) {
        visitor.page().mouse().move(2, 300);
        visitor.page().waitForTimeout(400);
        Path file = Path.of(System.getProperty("pictures"), name + ".png");
        visitor.page().screenshot(new Page.ScreenshotOptions().setPath(file).setStyle(SMOOTH));
        assertTrue(Files.isRegularFile(file));
    }

    private static String atThe(Visitor visitor, String game, String condition) {
        visitor.playUntil(game, "0504", condition);
        visitor.sitAt(game);
        return game;
    }

    @Test
    void thePagesAtADesk(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            String game = visitor.begin("hexblitz/the-bridge", PLAYERS, "pictures");
            atThe(visitor, game, "orders");
            visitor.click(".unitrow .seg button[data-typed]");
            take(visitor, "orders");
            atThe(visitor, game, "moves");
            visitor.press("n");
            visitor.clickMiddle(visitor.find("[data-goal]").last());
            take(visitor, "table");
            atThe(visitor, game, "odds");
            visitor.click(".opt");
            take(visitor, "odds");
            visitor.open("#/");
            visitor.find(".newest .picture").waitFor();
            take(visitor, "start");
            visitor.playUntil(game, "0504", "never");
            visitor.open("#/game/" + game + "/step/40");
            visitor.find(".panel h2:has-text('Step 40')").waitFor();
            take(visitor, "replay");
            visitor.open("#/game/" + game + "/end");
            visitor.find(".endcard").waitFor();
            take(visitor, "end");
        }
    }

    /** Guns have silenced a hex and the divisions around it are about to attack. */
    private static String breakthrough(Visitor visitor) {
        String game =
                visitor.begin(
                        "blitz-commander/cobra",
                        Map.of("American", "person", "German", "greedy"),
                        "pictures");
        visitor.give(game, "ready", "bombard E03 with bombers");
        visitor.sitAt(game);
        return game;
    }

    @Test
    void anAssaultOfManyUnits(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            breakthrough(visitor);
            visitor.clickHex("E02");
            take(visitor, "blitz-commander-picked");
            visitor.press("Escape");
            visitor.click(".opt:has-text('Bombard F03')");
            take(visitor, "blitz-commander-bombardment");
            visitor.press("Escape");
            visitor.clickHex("E03");
            visitor.find(".brief").waitFor();
            take(visitor, "blitz-commander");
        }
    }

    @Test
    void anAssaultOfManyUnitsOnAPhone(Visits visits) {
        try (Visitor visitor = visits.phone()) {
            breakthrough(visitor);
            take(visitor, "blitz-commander-phone");
            visitor.find(".opt:has-text('Bombard F03')").tap();
            take(visitor, "blitz-commander-phone-bombardment");
            visitor.press("Escape");
            visitor.find(".opt:has-text('Assault E03')").tap();
            visitor.find(".brief").waitFor();
            take(visitor, "blitz-commander-phone-assault");
        }
    }

    /** Two tanks fire; the table of results is lit before the die. */
    @Test
    void anAttackOfTacticalGameX(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            ImpulsesTest.contact(visitor);
            visitor.clickHex("P10");
            visitor.click("[data-typed='fire P10']");
            for (int i = 0; i < 3; i++) {
                visitor.press("+");
            }
            visitor.page().waitForTimeout(400);
            visitor.clickHex("K10");
            visitor.find(".results").waitFor();
            take(visitor, "tactical-gamex");
        }
    }

    /** A move is held, guns are aimed, and a refusal says what it is about. */
    @Test
    void aMeasuredBattle(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            Battles.asked(visitor);
            visitor.find("#confirm:not([disabled])").waitFor();
            take(visitor, "opportunity-fire");
            Battles.ordering(visitor, "sunken-lane", "end");
            visitor.clickMiddle(visitor.find("[data-piece='fao']"));
            visitor.find("[data-kind]:has-text('arrage')").first().click();
            var gun = visitor.find("[data-piece='gren-3']").boundingBox();
            visitor.page().mouse().click(gun.x + gun.width / 2, gun.y - 30);
            visitor.find("#confirm:not([disabled])").waitFor();
            take(visitor, "barrage");
        }
    }

    @Test
    void aMeasuredBattleByNightAndOnAPhone(Visits visits) {
        try (Visitor visitor = visits.deskByNight()) {
            Battles.moving(visitor);
            Battles.type(visitor, "move sherman-2 63.0,45.0 @0");
            visitor.find(".offence").waitFor();
            take(visitor, "refused-night");
        }
        try (Visitor visitor = visits.phone()) {
            Battles.asked(visitor);
            visitor.find(".standing").scrollIntoViewIfNeeded();
            take(visitor, "opportunity-fire-phone");
        }
    }

    /**
     * An order is pointed out and read; afterwards the hour is told again, and the same on a phone.
     */
    @Test
    void anHourOfWrittenOrders(Visits visits) {
        try (Visitor visitor = visits.desk()) {
            var farm = new Farm(visitor, "pictures");
            farm.choose("recce");
            farm.kind("Move");
            var base = visitor.find("[data-piece='recce']").boundingBox();
            visitor.page().mouse().click(base.x - 60, base.y - 20);
            visitor.page().mouse().click(base.x - 40, base.y - 110);
            farm.reads("Recce platoon: move to");
            take(visitor, "written-orders");
            visitor.press("Escape");
            farm.seal();
            visitor.click("#again");
            visitor.find(".playback[data-frame='0']").waitFor();
            for (int i = 0; i < 6; i++) {
                visitor.press("ArrowRight");
            }
            take(visitor, "bound");
        }
        try (Visitor visitor = visits.phone()) {
            new Farm(visitor, "pictures");
            visitor.find("[data-unit='recce']").tap();
            visitor.find("[data-kind='Move']").tap();
            take(visitor, "written-orders-phone");
        }
    }

    @Test
    void theTableByNight(Visits visits) {
        try (Visitor visitor = visits.deskByNight()) {
            String game = visitor.begin("hexblitz/the-bridge", PLAYERS, "pictures");
            atThe(visitor, game, "odds");
            visitor.click(".opt");
            take(visitor, "night");
        }
    }

    @Test
    void theTableOnAPhone(Visits visits) {
        try (Visitor visitor = visits.phone()) {
            String game = visitor.begin("hexblitz/the-bridge", PLAYERS, "pictures");
            atThe(visitor, game, "moves");
            visitor.find(".units [data-unit]").first().tap();
            take(visitor, "phone");
        }
    }
}
