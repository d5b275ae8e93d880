package sandtable.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.scenario.Small.ALL;
import static sandtable.scenario.Small.STRENGTH;
import static sandtable.scenario.Small.complaint;
import static sandtable.scenario.Small.hexes;

import org.junit.jupiter.api.Test;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

final class VictoryReaderTest {
    private static final String LIST =
            """
            [[victory]]
            grade = "Red minor victory"
            winner = "Red"
            any = [{ side = "Red", in = "C01" }, { side = "Red", controls = "A01" }]
            at-once = true

            [[victory]]
            grade = "Draw"
            winner = "nobody"
            """;

    private static final String CONDITION = "small.toml:4: victory[1].all[1].";

    private static int hex(String name) {
        return hexes(name).toArray()[0];
    }

    private static Score red(Measure measure) {
        return new Score(0, measure, 3);
    }

    private static Score scored(String what) {
        return ALL.score("side = \"Red\"\npoints = 3\n" + what);
    }

    @Test
    void pointsAreGivenForEverythingThatCanBeCounted() {
        assertEquals(
                red(new Measure.Controlled(0, hexes("C01"))),
                scored("for = \"control\"\nhex = \"C01\""));
        assertEquals(
                red(new Measure.Controlled(0, hexes("C01..C03"))),
                scored("for = \"control\"\nhexes = \"C01..C03\""));
        assertEquals(
                red(new Measure.Present(0, hexes("C01"))),
                scored("for = \"units-in\"\nhexes = \"C01\""));
        assertEquals(
                red(new Measure.Occupied(0, hexes("C01"))),
                scored("for = \"occupied\"\nhexes = \"C01\""));
        assertEquals(red(new Measure.Left(0, hexes("D01..D03"))), scored("for = \"left\""));
        assertEquals(
                red(new Measure.Left(0, hexes("D02"))), scored("for = \"left\"\nhexes = \"D02\""));
        assertEquals(red(new Measure.Lost(0, List.of())), scored("for = \"lost\""));
        assertEquals(
                red(new Measure.Lost(1, List.of(2))),
                scored("for = \"destroyed\"\nunits = \"b-post\""));
        assertEquals(
                new Score(1, new Measure.OutOfSupply(0), 2, 3),
                ALL.score("side = \"American\"\npoints = 3\nfor = \"out-of-supply\"\neach = 2"));
    }

    @Test
    void gradesCanAskForEverythingThatCanBeCounted() {
        assertEquals(
                Condition.atLeast(2, new Measure.Controlled(0, hexes("C01..C02"))),
                ALL.condition("side = \"Red\", controls = \"C01..C02\""));
        assertEquals(
                Condition.atMost(2, new Measure.Present(1, hexes("A01"))),
                ALL.condition("side = \"American\", in = \"A01\", at-most = 2"));
        assertEquals(
                Condition.atLeast(
                        1, new Measure.Present(0, hexes("A01"), EnumSet.allOf(Trait.class))),
                ALL.condition("side = \"Red\", in = \"A01\", mechanized = true, in-supply = true"));
        assertEquals(
                Condition.atLeast(2, new Measure.Left(0, hexes("D01..D02"))),
                ALL.condition("side = \"Red\", left = \"D01..D02\", at-least = 2"));
        assertEquals(
                Condition.atLeast(2, new Measure.Left(0, hexes("D01..D03"))),
                ALL.condition("side = \"Red\", left = 2"));
        assertEquals(
                new Condition(new Measure.Lost(0, List.of(0, 1)), new Limits.Between(1, 2)),
                ALL.condition(
                        "side = \"Red\", lost = \"r-tank r-guns\", at-least = 1, at-most = 2"));
        assertEquals(
                Condition.atLeast(1, new Measure.OpenBridge(0, hex("B01"), hexes("A01 C01"))),
                ALL.condition("side = \"Red\", bridge = \"B01\""));
        assertEquals(
                Condition.atMost(1, new Measure.Remains(1, 2)),
                ALL.condition("formation = \"second\", down-to = \"1/2\""));
        assertEquals(
                Condition.atLeast(
                        2,
                        new Measure.Ratio(
                                new Measure.Present(1, hexes("A01")),
                                new Measure.Present(0, hexes("A01")))),
                ALL.condition("side = \"American\", in = \"A01\", times = 2"));
        assertEquals(
                Condition.atLeast(
                        3,
                        new Measure.Ratio(
                                new Measure.Lost(0, List.of()), new Measure.Lost(1, List.of()))),
                ALL.condition("side = \"Red\", lost = \"all\", times = 3"));
        assertEquals(
                Condition.atLeast(3, new Measure.Points(0)),
                ALL.condition("side = \"Red\", points = 3"));
        assertEquals(
                Condition.atMost(3, new Measure.Points(0)),
                ALL.condition("side = \"Red\", at-most = 3"));
        assertEquals(
                Condition.atLeast(2, new Measure.Lead(1)),
                ALL.condition("side = \"American\", lead = 2"));
        assertEquals(Condition.atMost(3, new Measure.Turn()), ALL.condition("by-turn = 3"));
    }

    @Test
    void lossesAreCountedInStrengthWhereUnitsHaveIt() {
        assertEquals(
                new Score(0, new Measure.StrengthLost(1), 5, -1),
                STRENGTH.score("side = \"Red\"\nfor = \"destroyed\"\neach = 5\npoints = -1"));
        assertEquals(
                "small.toml:5: score[1].units: losses are counted in strength here, not in units",
                complaint(
                        () ->
                                STRENGTH.score(
                                        "side = \"Red\"\nfor = \"lost\"\npoints = 1\n"
                                                + "units = \"r-tank\"")));
    }

    @Test
    void aListOfGradesIsRankedByItsOrder() {
        List<Grade> grades = ALL.victory(LIST).grades();

        assertEquals("Red minor victory", grades.getFirst().name());
        assertEquals(Optional.of(0), grades.getFirst().winner());
        assertTrue(grades.getFirst().atOnce());
        assertEquals(2, grades.getFirst().any().size());
        assertEquals(Optional.empty(), grades.getLast().winner());
        assertTrue(grades.getFirst().rank() > grades.getLast().rank());
    }

    @Test
    void aLevelGivesAGradeItsNameAndItsRank() {
        Grade grade =
                ALL.victory("[[victory]]\nwinner = \"American\"\nlevel = \"decisive\"\n")
                        .grades()
                        .getFirst();

        assertEquals("American decisive victory", grade.name());
        assertEquals(Grade.Level.DECISIVE.ordinal(), grade.rank());
    }

    @Test
    void objectivesAreTheHexesWhoseControlIsAskedForAsFirstNamed() {
        Victory victory =
                ALL.victory(
                        "[[score]]\nside = \"Red\"\nfor = \"control\"\nhex = \"C01\"\npoints = 1\n"
                                + LIST);

        assertEquals(List.of(hex("C01"), hex("A01")), victory.objectives());
        assertEquals(hexes("A01 C01"), victory.held());
    }

    @Test
    void whatNoGradeCanMeanIsRefused() {
        assertEquals(
                "small.toml:1: score: nothing says how the battle is won",
                complaint(() -> ALL.victory("turns = 3\n")));
        assertEquals(
                "small.toml:8: victory[2].grade: the last grade must hold in all other cases:"
                        + " leave out all and any",
                complaint(() -> ALL.victory(LIST + "all = [{ side = \"Red\", points = 1 }]\n")));
        assertEquals(
                "small.toml:2: victory[1].grade: asks for nothing, so that no grade after it can"
                        + " be reached",
                complaint(() -> ALL.victory(LIST.replaceAll("any = .*\n", ""))));
        assertEquals(
                "small.toml:12: victory[3].level: either all grades of victory have a level or all"
                        + " have a name",
                complaint(
                        () ->
                                ALL.victory(
                                        LIST
                                                + "\n[[victory]]\nlevel = \"decisive\"\n"
                                                + "winner = \"Red\"\n")));
    }

    @Test
    void whatCannotBeCountedIsRefused() {
        assertEquals(
                CONDITION + "left: American has no exits by which it could leave",
                complaint(() -> ALL.condition("side = \"American\", left = 1")));
        assertEquals(
                CONDITION + "left: these are not all exits of Red",
                complaint(() -> ALL.condition("side = \"Red\", left = \"A01\"")));
        assertEquals(
                CONDITION + "lost: Red has no unit r-tonk; did you mean r-tank?",
                complaint(() -> ALL.condition("side = \"Red\", lost = \"r-tonk\"")));
        assertEquals(
                CONDITION + "lost: must be \"all\" to be compared with those of the other side",
                complaint(() -> ALL.condition("side = \"Red\", lost = \"r-tank\", times = 2")));
        assertEquals(
                CONDITION + "times: losses are not counted in units here",
                complaint(() -> STRENGTH.condition("side = \"Red\", lost = \"all\", times = 2")));
        assertEquals(
                CONDITION + "in-supply: American has no supply-edge and is always in supply",
                complaint(
                        () ->
                                ALL.condition(
                                        "side = \"American\", in = \"A01\", in-supply = true")));
        assertEquals(
                CONDITION + "formation: there is no formation secand; did you mean second?",
                complaint(() -> ALL.condition("formation = \"secand\", down-to = \"1/2\"")));
        assertEquals(
                CONDITION + "down-to: \"half\" must be a fraction, such as 1/2",
                complaint(() -> ALL.condition("formation = \"second\", down-to = \"half\"")));
    }

    @Test
    void whereNobodyNotesTheExitAllCount() {
        var careless = new Small(Set.of(Countable.DEPARTURES));

        assertEquals(
                Condition.atLeast(1, new Measure.Left(0, hexes("D01..D03"))),
                careless.condition("side = \"Red\", left = \"D01..D03\""));
        assertEquals(
                CONDITION
                        + "left: must be all exits of Red: nobody notes by which of them a unit"
                        + " has left",
                complaint(() -> careless.condition("side = \"Red\", left = \"D01\"")));
    }

    @Test
    void aConditionThatAsksForNothingIsToldWhatThereIs() {
        assertEquals(
                CONDITION
                        + "side: asks for nothing: give controls, in, left, lost, bridge, points,"
                        + " lead or by-turn, or a formation and down-to",
                complaint(() -> ALL.condition("side = \"Red\"")));
        assertEquals(
                CONDITION
                        + "side: asks for nothing: give controls, in, lost, points, lead or"
                        + " by-turn, or a formation and down-to",
                complaint(() -> STRENGTH.condition("side = \"Red\"")));
    }

    @Test
    void aGameIsAskedOnlyForWhatItCounts() {
        assertEquals(
                "small.toml:4: score[1].for: there is no \"left\"; did you mean lost?",
                complaint(() -> STRENGTH.score("side = \"Red\"\npoints = 1\nfor = \"left\"")));
        assertEquals(
                "small.toml:4: score[1].for: there is no \"lost\"; it is one of"
                        + " control, units-in",
                complaint(
                        () ->
                                new Small(Set.of())
                                        .score("side = \"Red\"\npoints = 1\n" + "for = \"lost\"")));
    }
}
