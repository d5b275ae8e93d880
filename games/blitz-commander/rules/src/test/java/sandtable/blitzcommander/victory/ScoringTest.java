package sandtable.blitzcommander.victory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.Drawn;
import sandtable.blitzcommander.Played;
import sandtable.blitzcommander.state.Battle;
import sandtable.blitzcommander.state.Condition;
import sandtable.blitzcommander.state.Grade;
import sandtable.blitzcommander.state.Score;
import sandtable.blitzcommander.turn.Acting;
import sandtable.kernel.Pending;
import sandtable.space.HexSet;

import java.util.List;
import java.util.Optional;

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

    private static List<Integer> points(Played scene) {
        return Scoring.points(scene.table());
    }

    private static Pending.Over over(Played scene) {
        return scene.over();
    }

    @Test
    void anObjectiveBelongsToWhoWasThereLast() {
        Played taken =
                scored(new Score.Objective(0, D01, 3)).begin().play("move a to D01").play("end");

        assertEquals(List.of(3, 0), points(taken));
        Played left = taken.play("end").play("move a to C01").play("end");
        assertEquals(List.of(3, 0), points(left));
    }

    @Test
    void anObjectiveCountsFromTheEndOfTheTurn() {
        assertEquals(
                List.of(0, 0),
                points(scored(new Score.Objective(0, D01, 3)).begin().play("move a to D01")));
    }

    @Test
    void occupiedHexesCountEachOnce() {
        Played moved =
                scored(new Score.Occupation(0, HexSet.of(2, 3), 2))
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
                        .victory(List.of(new Score.OutOfSupply(0, 2, 1)), List.of())
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
                        .victory(List.of(new Score.Destruction(0, 1, 4)), List.of())
                        .begin()
                        .play("move a to B01");

        assertEquals(List.of(4, 0), points(fought));
    }

    private static final List<Grade> GRADES =
            List.of(
                    new Grade("Major", Optional.of(0), List.of(new Condition.Points(0, 3)), false),
                    new Grade("Draw", Optional.empty(), List.of(new Condition.Points(0, 1)), false),
                    new Grade("German", Optional.of(1), List.of(), false));

    private static Pending.Over ended(int points) {
        return over(
                lane().turns(1)
                        .victory(List.of(new Score.Objective(0, D01, points)), GRADES)
                        .begin()
                        .play("move a to D01")
                        .play("end")
                        .play("end"));
    }

    @Test
    void theFirstGradeReachedDecides() {
        assertEquals(
                List.of(Optional.of(Drawn.US), Optional.empty(), Optional.of(Drawn.GERMAN)),
                List.of(ended(3).winner(), ended(1).winner(), ended(0).winner()));
        assertEquals("Draw (1 to 0 points)", ended(1).reason());
    }

    @Test
    void aGradeAtOnceEndsTheBattleAtTheEndOfTheTurn() {
        var presence = new Condition.Presence(0, HexSet.of(D01), true, false);
        Drawn drawn =
                lane().victory(
                                List.of(),
                                List.of(
                                        new Grade(
                                                "Through", Optional.of(0), List.of(presence), true),
                                        new Grade("Held", Optional.of(1), List.of(), false)));
        Played begun = drawn.begin();

        assertInstanceOf(Acting.class, begun.play("move a to D01").play("end").step());
        assertEquals(
                "Through (0 to 0 points)",
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

        assertEquals(Optional.of(Drawn.US), over(fought).winner());
        assertEquals("no combat unit of German is left (0 to 0 points)", over(fought).reason());
    }

    @Test
    void theConditionsCanBeReadInWords() {
        Battle battle =
                lane().victory(
                                List.of(new Score.Objective(0, D01, 3), new Score.Exit(0, 1)),
                                GRADES)
                        .battle();

        assertEquals(
                List.of(
                        "American: 3 for holding D01",
                        "American: 1 for each unit that leaves by an exit",
                        "Major: American has 3 points or more",
                        "Draw: American has 1 points or more",
                        "German: otherwise"),
                Scoring.words(battle));
    }
}
