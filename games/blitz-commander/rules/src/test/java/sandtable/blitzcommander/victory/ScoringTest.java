package sandtable.blitzcommander.victory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.Drawn;
import sandtable.blitzcommander.Played;
import sandtable.blitzcommander.state.Battle;
import sandtable.blitzcommander.turn.Acting;
import sandtable.kernel.Camp;
import sandtable.kernel.Pending;
import sandtable.scenario.Condition;
import sandtable.scenario.Grade;
import sandtable.scenario.Measure;
import sandtable.scenario.Score;
import sandtable.scenario.Trait;
import sandtable.space.HexSet;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** R-BC-26: how a battle stands and how it ends is the scenario's affair. */
final class ScoringTest {
    private static final int D01 = 3;

    private static Drawn lane() {
        return Drawn.map("c c c c c c")
                .us("a", "us-infantry", "C01")
                .us("tanks", "us-sherman-75", "A01")
                .german("g", "de-infantry", "F01")
                .turns(2);
    }

    private static Drawn scored(Score... scores) {
        return lane().victory(List.of(scores), List.of());
    }

    private static Score holding(int points) {
        return new Score(0, new Measure.Controlled(0, HexSet.of(D01)), points);
    }

    private static List<Integer> points(Played scene) {
        return Scoring.points(scene.table());
    }

    private static Pending.Over over(Played scene) {
        return scene.over();
    }

    @Test
    void anObjectiveBelongsToWhoWasThereLast() {
        Played taken = scored(holding(3)).begin().play("move a to D01").play("end");

        assertEquals(List.of(3, 0), points(taken));
        Played left = taken.play("end").play("move a to C01").play("end");
        assertEquals(List.of(3, 0), points(left));
    }

    @Test
    void anObjectiveCountsFromTheEndOfTheTurn() {
        assertEquals(List.of(0, 0), points(scored(holding(3)).begin().play("move a to D01")));
    }

    @Test
    void occupiedHexesCountEachOnce() {
        Played moved =
                scored(new Score(0, new Measure.Occupied(0, HexSet.of(2, 3)), 2))
                        .begin()
                        .play("move tanks to C01");

        assertEquals(List.of(2, 0), points(moved));
    }

    @Test
    void enemiesOutOfSupplyCountInGroups() {
        Played scene =
                Drawn.map("c c c c")
                        .us("a", "us-infantry", "D01")
                        .german(3, "g", "de-infantry", "A01")
                        .supplied(Drawn.GERMAN, "D01")
                        .victory(List.of(new Score(0, new Measure.OutOfSupply(1), 2, 1)), List.of())
                        .begin();

        assertEquals(List.of(1, 0), points(scene));
    }

    @Test
    void destroyedEnemiesCount() {
        Played fought =
                Drawn.map("c c c")
                        .us("a", "us-infantry", "A01")
                        .german("g", "de-rockets", "B01")
                        .german("h", "de-infantry", "C01")
                        .victory(
                                List.of(new Score(0, new Measure.Lost(1, List.of()), 4)), List.of())
                        .begin()
                        .play("move a to B01");

        assertEquals(List.of(4, 0), points(fought));
    }

    private static final List<Grade> GRADES =
            List.of(
                    new Grade("Major", Optional.of(0), 2, points(3), List.of(), false),
                    new Grade("Draw", Optional.empty(), 1, points(1), List.of(), false),
                    new Grade("German", Optional.of(1), 0, List.of(), List.of(), false));

    private static List<Condition> points(int least) {
        return List.of(Condition.atLeast(least, new Measure.Points(0)));
    }

    private static Pending.Over ended(int points) {
        return over(
                lane().turns(1)
                        .victory(List.of(holding(points)), GRADES)
                        .begin()
                        .play("move a to D01")
                        .play("end")
                        .play("end"));
    }

    @Test
    void theFirstGradeReachedDecides() {
        assertEquals(
                List.of(
                        Optional.of(Camp.of(Drawn.US)),
                        Optional.empty(),
                        Optional.of(Camp.of(Drawn.GERMAN))),
                List.of(ended(3).winner(), ended(1).winner(), ended(0).winner()));
        assertEquals(
                "Draw: the American side has at least 1 point (1 to 0 points)", ended(1).reason());
    }

    @Test
    void aGradeAtOnceEndsTheBattleAtTheEndOfTheTurn() {
        var drives = new Measure.Present(0, HexSet.of(D01), Set.of(Trait.MECHANIZED));
        List<Condition> all = List.of(Condition.atLeast(1, drives));
        Drawn drawn =
                lane().victory(
                                List.of(),
                                List.of(
                                        new Grade(
                                                "Through", Optional.of(0), 1, all, List.of(), true),
                                        new Grade(
                                                "Held",
                                                Optional.of(1),
                                                0,
                                                List.of(),
                                                List.of(),
                                                false)));
        Played begun = drawn.begin();

        assertInstanceOf(Acting.class, begun.play("move a to D01").play("end").step());
        assertEquals(
                "Through: a mechanized American unit is in D01",
                over(begun.play("move tanks to D01").play("end")).reason());
    }

    @Test
    void aSideWithoutCombatUnitsHasLost() {
        Played fought =
                Drawn.map("c c")
                        .us("a", "us-infantry", "A01")
                        .german("g", "de-infantry", "B01")
                        .begin()
                        .play("assault B01", 1)
                        .play("end");

        assertEquals(Optional.of(Camp.of(Drawn.US)), over(fought).winner());
        assertEquals(
                "American victory: no German combat unit is left (0 to 0 points)",
                over(fought).reason());
    }

    @Test
    void theConditionsCanBeReadInWords() {
        Battle battle =
                lane().victory(
                                List.of(
                                        holding(3),
                                        new Score(0, new Measure.Left(0, HexSet.of(D01)), 1)),
                                GRADES)
                        .battle();

        assertEquals(
                List.of(
                        "American: 3 points for control of D01",
                        "American: 1 point for each American unit that leaves the map by D01",
                        "Major: the American side has at least 3 points",
                        "Draw: the American side has at least 1 point",
                        "German: otherwise"),
                Scoring.words(battle));
    }
}
