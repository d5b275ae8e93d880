package sandtable.tacticalgamex.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.tacticalgamex.scenario.SmallBattle.refusal;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.scenario.Condition;
import sandtable.scenario.Grade;
import sandtable.scenario.Measure;
import sandtable.scenario.Score;
import sandtable.scenario.Victory;
import sandtable.space.HexSet;

import java.util.List;
import java.util.Optional;

final class VictoryReaderTest {
    private static final String CONDITION = "side = \"Red\", controls = \"C02 C03\", at-least = 1";
    private static final BattlePlan SMALL = SmallBattle.read();

    private static HexSet hexes(String... names) {
        var hexes = new HexSet.Edit();
        for (String name : names) {
            hexes.add(SMALL.map().numbering().read(name));
        }
        return hexes.done();
    }

    /** The only condition of the first grade when it asks for something else. */
    private static Condition condition(String text) {
        return SmallBattle.with(CONDITION, text).victory().grades().getFirst().all().getFirst();
    }

    @Test
    void gradesAndScoresAreRead() {
        Victory victory = SMALL.victory();

        assertEquals(
                List.of(new Score(0, new Measure.Controlled(0, hexes("C02")), 3)),
                victory.scores());
        assertEquals(
                new Grade(
                        "Red tactical victory",
                        Optional.of(0),
                        Grade.Level.TACTICAL.ordinal(),
                        List.of(
                                Condition.atLeast(
                                        1, new Measure.Controlled(0, hexes("C02", "C03")))),
                        List.of(),
                        false),
                victory.grades().getFirst());
        assertEquals(List.of(), victory.grades().getLast().all());
        assertEquals(hexes("C02", "C03"), victory.held());
    }

    @Test
    void everyMeasureCanBeAskedFor() {
        assertEquals(
                Condition.atMost(2, new Measure.Present(1, hexes("A01"))),
                condition("side = \"Blue\", in = \"A01\", at-most = 2"));
        assertEquals(
                Condition.atLeast(2, new Measure.Left(0, hexes("D01", "D02"))),
                condition("side = \"Red\", left = \"D01..D02\", at-least = 2"));
        assertEquals(
                Condition.atLeast(1, new Measure.Lost(0, List.of())),
                condition("side = \"Red\", lost = \"all\""));
        assertEquals(
                Condition.atLeast(1, new Measure.Lost(0, List.of(0, 3))),
                condition("side = \"Red\", lost = \"r-tank r-late\""));
        assertEquals(
                Condition.atLeast(
                        1,
                        new Measure.OpenBridge(
                                0,
                                hexes("D02").toArray()[0],
                                SMALL.map().roadsTo(hexes("D02").toArray()[0]))),
                condition("side = \"Red\", bridge = \"D02\""));
        assertEquals(
                Condition.atLeast(3, new Measure.Points(0)),
                condition("side = \"Red\", points = 3"));
        assertEquals(
                Condition.atLeast(2, new Measure.Lead(1)), condition("side = \"Blue\", lead = 2"));
        assertEquals(Condition.atMost(3, new Measure.Turn()), condition("by-turn = 3"));
        assertEquals(
                Condition.atLeast(2, new Measure.Controlled(0, hexes("C02", "C03"))),
                condition("side = \"Red\", controls = \"C02 C03\""));
    }

    @Test
    @Cites("TGX-1.0.b")
    void aGradeCanEndTheBattleAtOnce() {
        BattlePlan sudden =
                SmallBattle.with("level = \"tactical\"", "level = \"tactical\"\nat-once = true");

        assertTrue(sudden.victory().grades().getFirst().atOnce());
        assertFalse(SMALL.victory().grades().getFirst().atOnce());
    }

    @Test
    void whatCannotBeCountedIsRefused() {
        assertEquals(
                "small.toml:90: victory[1].all[1].left: Blue has no exits by which it could"
                        + " leave",
                refusal(CONDITION, "side = \"Blue\", left = \"D01\""));
        assertEquals(
                "small.toml:90: victory[1].all[1].lost: Red has no unit r-tonk; did you mean"
                        + " r-tank?",
                refusal(CONDITION, "side = \"Red\", lost = \"r-tonk\""));
        assertEquals(
                "small.toml:90: victory[1].all[1].side: asks for nothing: give controls, in, left,"
                        + " lost, bridge, points, lead or by-turn",
                refusal(CONDITION, "side = \"Red\""));
        assertEquals(
                "small.toml:89: victory[1].level: there is no \"tactic\"; did you mean tactical?",
                refusal("level = \"tactical\"", "level = \"tactic\""));
    }
}
