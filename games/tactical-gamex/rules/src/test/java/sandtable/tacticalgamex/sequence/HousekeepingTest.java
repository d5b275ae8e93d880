package sandtable.tacticalgamex.sequence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Camp;
import sandtable.kernel.Cites;
import sandtable.kernel.Clause;
import sandtable.kernel.Pending;
import sandtable.kernel.step.Ended;
import sandtable.scenario.Condition;
import sandtable.scenario.Grade;
import sandtable.scenario.Measure;
import sandtable.scenario.Score;
import sandtable.scenario.Victory;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.Whereabouts;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** TGX-4.3 Housekeeping and TGX-4.4 Victory Determination. */
final class HousekeepingTest {
    private static final String FIELD =
            """
            . . . . . .
            . . w . . .
            """;

    private static Game turnOver(Drawn drawn) {
        return drawn.rolling(0).play("pass").play("pass");
    }

    private static Drawn armies() {
        return Drawn.of(FIELD)
                .german("pz", "de-pzkw-iv-h", "A01")
                .soviet("t34", "su-t-34-c", "F01");
    }

    @Test
    @Cites("TGX-4.3.a")
    void movedFiredAndCompletedMarkersComeOff() {
        Drawn drawn =
                armies().german("a", "de-rifle-39", "A02")
                        .marked(Mark.MOVED)
                        .german("b", "de-rifle-39", "A02")
                        .marked(Mark.FIRED)
                        .soviet("c", "su-rifle-43", "F02")
                        .marked(Mark.COMPLETED);

        Game game = turnOver(drawn).play("pass", 5, 2);

        assertTrue(game.unit("a").marks().isEmpty());
        assertTrue(game.unit("b").marks().isEmpty());
        assertTrue(game.unit("c").marks().isEmpty());
    }

    @Test
    @Cites("TGX-4.3.d")
    void theTurnMarkerAdvances() {
        assertEquals(2, turnOver(armies()).play("pass", 5, 2).table().turn());
    }

    @Test
    @Cites("TGX-6.4.2.i")
    void opportunityFireMarkersMayStayOn() {
        Drawn drawn =
                armies().german("a", "de-rifle-39", "A02")
                        .marked(Mark.OPPORTUNITY_FIRE)
                        .german("b", "de-rifle-39", "A02")
                        .marked(Mark.OPPORTUNITY_FIRE);

        Game asked = turnOver(drawn).play("pass");
        Game game = asked.play("relieve a").play("done", 5, 2);

        assertInstanceOf(Keeping.class, asked.state().step());
        assertFalse(game.unit("a").activated());
        assertTrue(game.unit("b").has(Mark.OPPORTUNITY_FIRE));
        assertEquals(
                "b cannot be activated to move now [TGX-1.0.a]",
                game.play("roll", 3).refusal("move b"));
    }

    @Test
    @Cites({"TGX-4.3.b", "TGX-6.3.8.o"})
    void aSpottedMarkerStaysOnlyInSightOfAnEnemy() {
        Drawn seen = armies().soviet("r", "su-rifle-43", "C02").spotted("C02");
        Drawn unseen =
                Drawn.of(". . w w .\n. . w w .")
                        .german("pz", "de-pzkw-iv-h", "A01")
                        .soviet("r", "su-rifle-43", "E01")
                        .spotted("E01");

        Game kept = turnOver(seen).play("pass", 5, 2);
        Game removed = turnOver(unseen).play("pass", 5, 2);

        assertTrue(kept.table().counters().spotted().contains(kept.hex("C02")));
        assertTrue(removed.table().counters().spotted().isEmpty());
    }

    @Test
    @Cites("TGX-4.0.a")
    void aTurnBeginsWithInitiativeAfterTheOneBeforeWasChecked() {
        Game game = turnOver(armies()).play("pass", 5, 2);

        assertEquals(
                List.of("Passed", "TurnEnded", "TurnBegan", "InitiativeRolled"),
                game.events().stream().map(each -> each.getClass().getSimpleName()).toList());
    }

    @Test
    @Cites({"TGX-4.0.b", "TGX-1.0.b"})
    void theGameEndsWithItsLastTurn() {
        Game game = turnOver(armies().turns(1)).play("pass");

        assertInstanceOf(Ended.class, game.state().step());
    }

    @Test
    @Cites("TGX-2.3.c")
    void unitsCanBeMarkedForEverythingTheBookHasMarkersFor() {
        assertEquals(
                List.of("Moved", "Fired", "Completed", "Opportunity Fire"),
                List.of(
                        Mark.MOVED.words(),
                        Mark.FIRED.words(),
                        Mark.COMPLETED.words(),
                        Mark.OPPORTUNITY_FIRE.words()));
        for (Mark mark : Mark.values()) {
            assertTrue(Unit.at(Whereabouts.Off.TO_COME).with(mark).has(mark));
            assertFalse(Unit.at(Whereabouts.Off.TO_COME).with(mark).without(mark).has(mark));
        }
    }

    private static Victory loneSurvivor(boolean atOnce) {
        Measure lost = new Measure.Lost(1, List.of());
        return Victory.of(
                List.of(new Score(0, lost, 3)),
                List.of(
                        new Grade(
                                "German tactical victory",
                                Optional.of(0),
                                Grade.Level.TACTICAL.ordinal(),
                                List.of(Condition.atLeast(1, lost)),
                                List.of(),
                                atOnce)));
    }

    @Test
    @Cites({"TGX-4.4.a", "TGX-4.0.c"})
    void aSuddenDeathConditionEndsTheGameAfterHousekeeping() {
        Drawn drawn = armies().soviet("gun", "su-45mm-at-42", "B02").victory(loneSurvivor(true));
        Game shot = drawn.lastImpulse(0, 1).play("fire A01").play("shoot B02 pz at gun", 1);

        Game game = shot.play("pass").play("pass");

        assertEquals(
                new Pending.Over(
                        Optional.of(Camp.of(Drawn.GERMAN)),
                        Map.of(Camp.of(Drawn.GERMAN), 3, Camp.of(Drawn.SOVIET), 0),
                        Clause.of("TGX-4.4.a"),
                        "German tactical victory: a Soviet unit is destroyed"),
                game.over());
    }

    @Test
    @Cites("TGX-4.0.b")
    void withoutAGradeTheLastTurnIsADraw() {
        Game game = turnOver(armies().turns(1).victory(loneSurvivor(false))).play("pass");

        assertEquals("Draw: no grade of victory was reached", game.over().reason());
    }

    @Test
    @Cites("TGX-4.3.c")
    void smokeOneGoesAndSmokeTwoBecomesSmokeOne() {
        Game one = turnOver(armies().smoke("C01", 1).smoke("D01", 2)).play("pass", 5, 2);
        Game two = one.play("pass").play("pass").play("pass", 5, 2);

        assertEquals(HexSet.of(one.hex("D01")), one.table().counters().smoke());
        assertEquals(HexSet.NONE, one.table().counters().thick());
        assertEquals(
                List.of(
                        new Happening.SmokeThinned(one.hexId("C01"), 0, Clause.of("TGX-4.3.c")),
                        new Happening.SmokeThinned(one.hexId("D01"), 1, Clause.of("TGX-4.3.c"))),
                one.events().stream().filter(Happening.SmokeThinned.class::isInstance).toList());
        assertEquals(HexSet.NONE, two.table().counters().smoke());
    }
}
