package sandtable.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import static sandtable.scenario.Small.ALL;
import static sandtable.scenario.Small.STRENGTH;

import org.junit.jupiter.api.Test;

import java.util.List;

final class VictoryWordsTest {
    private static final VictoryWords WORDS = new VictoryWords(Small.TERMS);

    private static String score(Small game, String text) {
        return WORDS.of(game.score(text));
    }

    private static String red(String what) {
        return score(ALL, "side = \"Red\"\npoints = 3\n" + what);
    }

    private static String condition(String text) {
        return WORDS.of(ALL.condition(text));
    }

    @Test
    void aNumberAgreesWithItsNoun() {
        assertEquals(
                "American: 1 point for each Red SP lost",
                score(STRENGTH, "side = \"American\"\nfor = \"destroyed\"\neach = 1\npoints = 1"));
        assertEquals(
                "Red: 2 points less for every 5 Red SP lost",
                score(STRENGTH, "side = \"Red\"\nfor = \"lost\"\neach = 5\npoints = -2"));
    }

    @Test
    void pointsAreToldWithWhatTheyAreFor() {
        assertEquals("Red: 3 points for control of C01", red("for = \"control\"\nhex = \"C01\""));
        assertEquals(
                "Red: 3 points for each hex of C01, C02 and C03 under Red control",
                red("for = \"control\"\nhexes = \"C01..C03\""));
        assertEquals(
                "Red: 3 points for each Red unit in C01 or C02",
                red("for = \"units-in\"\nhexes = \"C01..C02\""));
        assertEquals(
                "Red: 3 points for each hex of the 9 hexes A01 to C03 with a Red combat unit",
                red("for = \"occupied\"\nhexes = \"A01..C03\""));
        assertEquals(
                "Red: 3 points for each Red unit that leaves the map by D01, D02 or D03",
                red("for = \"left\""));
        assertEquals(
                "Red: 3 points for every 2 American units destroyed",
                red("for = \"destroyed\"\neach = 2"));
        assertEquals(
                "Red: 3 points for each of Tank and Guns destroyed",
                red("for = \"lost\"\nunits = \"r-tank r-guns\""));
        assertEquals(
                "American: 1 point for every 2 Red combat units out of supply",
                score(ALL, "side = \"American\"\nfor = \"out-of-supply\"\neach = 2\npoints = 1"));
    }

    @Test
    void limitsAreSaidAsOneWouldSayThem() {
        assertEquals("a Red unit is in C01", condition("side = \"Red\", in = \"C01\""));
        assertEquals(
                "an American unit is in any hex",
                condition("side = \"American\", in = \"A01..D03\""));
        assertEquals(
                "at least 2 Red units are in C01",
                condition("side = \"Red\", in = \"C01\", at-least = 2"));
        assertEquals(
                "at most 1 Red unit is in C01",
                condition("side = \"Red\", in = \"C01\", at-most = 1"));
        assertEquals(
                "no Red unit is in C01", condition("side = \"Red\", in = \"C01\", at-most = 0"));
        assertEquals(
                "1 to 3 Red units are destroyed",
                condition("side = \"Red\", lost = \"all\", at-least = 1, at-most = 3"));
        assertEquals(
                "2 Red units are destroyed",
                condition("side = \"Red\", lost = \"all\", at-least = 2, at-most = 2"));
    }

    @Test
    void everyConditionIsAClauseOfASentence() {
        assertEquals(
                "the Red side controls C01 and C02",
                condition("side = \"Red\", controls = \"C01 C02\""));
        assertEquals(
                "the Red side controls at least 1 of C01 and C02",
                condition("side = \"Red\", controls = \"C01 C02\", at-least = 1"));
        assertEquals(
                "the Red side controls none of C01 and C02",
                condition("side = \"Red\", controls = \"C01 C02\", at-most = 0"));
        assertEquals(
                "a mechanized Red unit in supply is in C01",
                condition("side = \"Red\", in = \"C01\", mechanized = true, in-supply = true"));
        assertEquals(
                "at least 2 Red units have left by D01, D02 or D03",
                condition("side = \"Red\", left = 2"));
        assertEquals("a Red unit has left by D02", condition("side = \"Red\", left = \"D02\""));
        assertEquals(
                "at least 1 of Tank and Guns is destroyed",
                condition("side = \"Red\", lost = \"r-tank r-guns\""));
        assertEquals(
                "Tank and Guns are destroyed",
                condition("side = \"Red\", lost = \"r-tank r-guns\", at-least = 2"));
        assertEquals(
                "the bridge at B01 is open to the Red side",
                condition("side = \"Red\", bridge = \"B01\""));
        assertEquals(
                "the bridge at B01 is closed to the Red side",
                condition("side = \"Red\", bridge = \"B01\", at-most = 0"));
        assertEquals(
                "at least as many Red units as American units are in C01",
                condition("side = \"Red\", in = \"C01\", times = 1"));
        assertEquals(
                "at least 2 times as many American units as Red units are destroyed",
                condition("side = \"American\", lost = \"all\", times = 2"));
        assertEquals(
                "Second division is down to 1/2 of its SP",
                condition("formation = \"second\", down-to = \"1/2\""));
        assertEquals("the Red side has at least 1 point", condition("side = \"Red\", points = 1"));
        assertEquals("the Red side has at most 3 points", condition("side = \"Red\", at-most = 3"));
        assertEquals(
                "the Red side leads by at least 2 points", condition("side = \"Red\", lead = 2"));
    }

    @Test
    void aGradeIsToldWithAllItAsksFor() {
        Victory victory =
                ALL.victory(
                        """
                        [[victory]]
                        grade = "Red victory"
                        winner = "Red"
                        all = [{ side = "Red", points = 4 }, { by-turn = 3 }]
                        any = [{ side = "Red", in = "C01" }, { side = "Red", in = "C02" }]
                        at-once = true

                        [[victory]]
                        grade = "Draw"
                        winner = "nobody"
                        """);

        assertEquals(
                List.of(
                        "Red victory: the Red side has at least 4 points by turn 3, and a Red unit"
                                + " is in C01 or a Red unit is in C02, at once",
                        "Draw: otherwise"),
                WORDS.of(victory));
    }

    @Test
    void whereNoGradeIsWrittenMorePointsWin() {
        assertEquals(
                List.of("Red: 1 point for control of C01", "More points win"),
                WORDS.of(
                        ALL.victory(
                                "[[score]]\nside = \"Red\"\nfor = \"control\"\nhex = \"C01\"\n"
                                        + "points = 1\n")));
    }
}
