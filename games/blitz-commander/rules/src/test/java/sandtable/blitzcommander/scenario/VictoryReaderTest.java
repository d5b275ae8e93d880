package sandtable.blitzcommander.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import static sandtable.blitzcommander.scenario.SmallScenario.hex;
import static sandtable.blitzcommander.scenario.SmallScenario.refusal;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.state.Battle;
import sandtable.scenario.Condition;
import sandtable.scenario.Grade;
import sandtable.scenario.Measure;
import sandtable.scenario.Score;
import sandtable.scenario.Trait;
import sandtable.space.HexSet;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

final class VictoryReaderTest {
    private static final String CONTROL = "for = \"control\"\nhex = \"C01\"\n";
    private static final String POINTS = "all = [{ side = \"Red\", points = 3 }]";

    private static Score score(String lines) {
        return SmallScenario.with(CONTROL, lines).victory().scores().getFirst();
    }

    private static Score red(Measure measure) {
        return new Score(0, measure, 3);
    }

    private static Condition condition(String all) {
        return SmallScenario.with(POINTS, "all = [" + all + "]")
                .victory()
                .grades()
                .getFirst()
                .all()
                .getFirst();
    }

    @Test
    void pointsAreGivenForFiveThings() {
        Battle small = SmallScenario.read();

        assertEquals(
                List.of(red(new Measure.Controlled(0, HexSet.of(hex(small, "C1"))))),
                small.victory().scores());
        assertEquals(
                red(new Measure.Occupied(0, HexSet.of(hex(small, "C1"), hex(small, "C2")))),
                score("for = \"occupied\"\nhexes = \"C01..C02\"\n"));
        assertEquals(red(new Measure.Left(0, small.exits().getFirst())), score("for = \"left\"\n"));
        assertEquals(
                new Score(0, new Measure.Lost(1, List.of()), 2, 3),
                score("for = \"destroyed\"\neach = 2\n"));
        assertEquals(
                new Score(1, new Measure.OutOfSupply(0), 2, 3),
                SmallScenario.with(
                                "side = \"Red\"\n" + CONTROL,
                                "side = \"Blue\"\nfor = \"out-of-supply\"\neach = 2\n")
                        .victory()
                        .scores()
                        .getFirst());
    }

    @Test
    void gradesAreReadInTheirOrder() {
        assertEquals(
                List.of(
                        new Grade(
                                "Red victory",
                                Optional.of(0),
                                1,
                                List.of(Condition.atLeast(3, new Measure.Points(0))),
                                List.of(),
                                false),
                        new Grade("Blue victory", Optional.of(1), 0, List.of(), List.of(), false)),
                SmallScenario.read().victory().grades());
        assertEquals(
                Optional.empty(),
                SmallScenario.with("winner = \"Blue\"", "winner = \"nobody\"")
                        .victory()
                        .grades()
                        .getLast()
                        .winner());
    }

    @Test
    void aGradeMayAskForPointsOrAUnitInAHex() {
        assertEquals(
                Condition.atMost(2, new Measure.Points(1)),
                condition("{ side = \"Blue\", at-most = 2 }"));
        assertEquals(
                Condition.atLeast(
                        1,
                        new Measure.Present(
                                0,
                                HexSet.of(hex(SmallScenario.read(), "C1")),
                                EnumSet.allOf(Trait.class))),
                condition("{ side = \"Red\", in = \"C01\", mechanized = true, in-supply = true }"));
    }

    @Test
    void whatCannotBeReachedIsRefused() {
        assertEquals(
                "small.toml:65: score[1].for: Blue has no exits by which it could leave",
                refusal("side = \"Red\"\n" + CONTROL, "side = \"Blue\"\nfor = \"left\"\n"));
        assertEquals(
                "small.toml:65: score[1].for: Blue has no supply-edge and is always in supply",
                refusal(CONTROL, "for = \"out-of-supply\"\neach = 2\n"));
        assertEquals(
                "small.toml:72: victory[1].all[1].side: asks for nothing: give controls, in,"
                        + " left, lost, points, lead or by-turn",
                refusal(POINTS, "all = [{ side = \"Red\" }]"));
    }

    @Test
    void theLastGradeAndNoOtherHoldsInAllCases() {
        assertEquals(
                "small.toml:70: victory[1].grade: asks for nothing, so that no grade after it can"
                        + " be reached",
                refusal(POINTS + "\n", ""));
        assertEquals(
                "small.toml:75: victory[2].grade: the last grade must hold in all other cases:"
                        + " leave out all and any",
                refusal("winner = \"Blue\"\n", "winner = \"Blue\"\n" + POINTS + "\n"));
    }

    @Test
    void aMisspeltWordIsRefusedWithTheRightOne() {
        assertEquals(
                "small.toml:65: score[1].for: there is no \"controls\"; did you mean control?",
                refusal("\"control\"", "\"controls\""));
        assertEquals(
                "small.toml:64: score[1].side: there is no \"Rod\"; did you mean Red?",
                refusal("side = \"Red\"\n" + CONTROL, "side = \"Rod\"\n" + CONTROL));
    }
}
