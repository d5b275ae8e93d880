package sandtable.hexblitz.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.hexblitz.SmallBattle.refusal;

import org.junit.jupiter.api.Test;

import sandtable.formats.Toml;
import sandtable.hexblitz.Battles;
import sandtable.hexblitz.SmallBattle;
import sandtable.hexblitz.state.Battle;
import sandtable.hexblitz.state.Clock;
import sandtable.hexblitz.state.Dump;
import sandtable.hexblitz.state.Variants;
import sandtable.scenario.Card;

import java.util.List;

final class ScenarioReaderTest {
    private static final String CLOCK = "[clock]\n";

    @Test
    void allScenariosOfTheRuleSetCanBeRead() {
        for (String name : ScenarioTexts.names()) {
            Card card = Card.read(Toml.read(name, ScenarioTexts.text(name)));
            assertEquals(card.title(), Battles.named(name).title());
            assertTrue(card.background().length() > 200, name);
        }
    }

    @Test
    void whatAScenarioDoesNotSwitchIsStandard() {
        assertEquals(Variants.STANDARD, SmallBattle.read().variants());
        assertEquals(
                new Variants(false, true, true, true, true, 16),
                SmallBattle.with(
                                CLOCK,
                                """
                                [rules]
                                straddling = false
                                recovery = true
                                bridge-tasks = true
                                reconnaissance-sees-three = true
                                supply = true
                                stacking = 16

                                [clock]
                                """)
                        .variants());
    }

    @Test
    void theClockMustGoRoundInADay() {
        assertEquals(new Clock(4, 8, 2, 5), SmallBattle.read().clock());
        assertEquals(
                new Clock(4, 4, 4, 5),
                SmallBattle.with("day-turns = 8\nnight-turns = 2", "day-turns = 4\nnight-turns = 4")
                        .clock());
        assertEquals(
                "small.toml:25: clock.night-turns: 8 day turns of 2 hours and 4 night turns of 4"
                        + " make 32 hours; they must make 24",
                refusal("night-turns = 2", "night-turns = 4"));
        assertEquals(
                "small.toml:26: clock.first-hour: 24 is not between 0 and 23",
                refusal("first-hour = 5", "first-hour = 24"));
    }

    @Test
    void aMissingOrWrongFieldIsRefused() {
        assertEquals("small.toml:1: title: is missing", refusal("title = \"Small\"\n", ""));
        assertEquals(
                "small.toml:23: clock.turns: must be a whole number, not \"four\"",
                refusal("turns = 4\nday", "turns = \"four\"\nday"));
        assertEquals(
                "small.toml:7: titel: no such field here; did you mean title?",
                refusal("\n[map]\n", "titel = \"Small\"\n[map]\n"));
    }

    @Test
    void thereAreTwoSides() {
        assertEquals(
                "small.toml:28: side: there must be two sides, and there are 1",
                SmallBattle.refusalOf(
                        SmallBattle.TEXT.replace(
                                "[[side]]\n"
                                        + "name = \"Blue\"\n"
                                        + "facing = \"W\"\n"
                                        + "edge = \"0401..0403\"\n",
                                "")));
        assertEquals(
                "small.toml:35: side[2].name: both sides are called Red",
                refusal("name = \"Blue\"", "name = \"Red\""));
        assertEquals(
                "small.toml:35: side[2].name: \"Blue 2\" must be one word of letters",
                refusal("name = \"Blue\"", "name = \"Blue 2\""));
    }

    @Test
    void aSideFacesAHexsideAndHasItsEdge() {
        Battle battle = SmallBattle.read();

        assertEquals(3, battle.edges().getFirst().size());
        assertTrue(battle.exits().getFirst().contains(Battles.hex(battle, "0401")));
        assertTrue(battle.exits().getLast().isEmpty());
        assertEquals(
                "small.toml:36: side[2].facing: there is no \"north\"; it is one of E, NE, NW, SE,"
                        + " SW, W",
                refusal("facing = \"W\"", "facing = \"north\""));
        assertEquals(
                "small.toml:32: side[1].exits: 0202 is not on the edge of the map",
                refusal("exits = \"0401\"", "exits = \"0202\""));
        assertEquals(
                "small.toml:42: formation \"reds\".side: there is no \"Yellow\"; it is one of Blue,"
                        + " Red",
                refusal("side = \"Red\"\nnation", "side = \"Yellow\"\nnation"));
    }

    @Test
    void dumpsLieWhereTheScenarioSays() {
        String dump = "[[dump]]\nside = \"Red\"\nat = \"0103\"\nlog = 3\n\n";
        Battle battle = SmallBattle.with(CLOCK, dump + CLOCK);

        assertEquals(List.of(new Dump(0, Battles.hexId(battle, "0103"), 6)), battle.dumps());
        assertEquals(
                "small.toml:29: dump[2].at: there is a dump in 0103 already",
                refusal(CLOCK, dump + dump + CLOCK));
    }
}
