package sandtable.blitzcommander.victory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.Battles;
import sandtable.blitzcommander.BlitzCommander;
import sandtable.blitzcommander.Drawn;
import sandtable.blitzcommander.Played;
import sandtable.blitzcommander.Survey;
import sandtable.blitzcommander.state.Stand;
import sandtable.blitzcommander.state.State;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.step.Ended;
import sandtable.scenario.Condition;
import sandtable.scenario.Grade;
import sandtable.scenario.Measure;
import sandtable.scenario.Score;
import sandtable.scenario.Trait;
import sandtable.space.HexSet;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/** What the scenarios ask for that is particular: guns that hold nothing, beaches, a lifeline. */
final class ScenarioConditionsTest {
    private static final int C01 = 2;

    private static Played begun(String scenario) {
        State state = new BlitzCommander().setUp(Battles.scenario(scenario), Chance.none()).state();
        return new Played(state, List.of()).play("ready").play("ready");
    }

    @Test
    void gunsOccupyNothing() {
        Played alone =
                Drawn.map("c c c c c c c")
                        .us("a", "us-infantry", "A01")
                        .us("guns", "us-corps-artillery", "C01")
                        .german("g", "de-infantry", "G01")
                        .victory(
                                List.of(new Score(0, new Measure.Occupied(0, HexSet.of(C01)), 2)),
                                List.of())
                        .begin();

        assertEquals(List.of(0, 0), Scoring.points(alone.table()));
    }

    /** Tanks that reach C01, supplied from A01 or from where the enemy stands. */
    private static Played reached(String supplyEdge) {
        var there = new Measure.Present(0, HexSet.of(C01), EnumSet.allOf(Trait.class));
        List<Condition> all = List.of(Condition.atLeast(1, there));
        return Drawn.map("c c c c c c c")
                .us("tanks", "us-sherman-75", "B01")
                .german("g", "de-infantry", "G01")
                .supplied(Drawn.US, supplyEdge)
                .victory(
                        List.of(),
                        List.of(
                                new Grade("reached", Optional.of(0), 1, all, List.of(), true),
                                new Grade("other", Optional.of(1), 0, List.of(), List.of(), false)))
                .begin()
                .play("move tanks to C01")
                .play("end");
    }

    @Test
    void anObjectiveMayHaveToBeReachedInSupply() {
        assertTrue(reached("A01").step() instanceof Ended);
        assertFalse(reached("G01").step() instanceof Ended);
    }

    @Test
    void theSeaCarriesNoSupply() {
        Played island =
                Drawn.map("c ~ c c c c c")
                        .us("a", "us-infantry", "D01")
                        .german("g", "de-infantry", "G01")
                        .supplied(Drawn.US, "A01")
                        .begin();

        assertTrue(Survey.outOfSupply(island.view(), island.unit("a")));
    }

    @Test
    void everybodyIsInSupplyWhenBreakoutBegins() {
        Played breakout = begun("breakout");

        for (Stand unit : breakout.table().battle().stands()) {
            if (breakout.table().onMap(unit.index())) {
                assertFalse(Survey.outOfSupply(breakout.view(), unit.index()), unit.id());
            }
        }
    }

    @Test
    void nobodyHasPointsWhenTheBigScenariosBegin() {
        for (String scenario : List.of("cobra", "mortain", "breakout")) {
            assertEquals(List.of(0, 0), Scoring.points(begun(scenario).table()), scenario);
        }
    }
}
