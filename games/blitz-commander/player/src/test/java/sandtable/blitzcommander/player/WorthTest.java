package sandtable.blitzcommander.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.scenario.ScenarioTexts;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.State;
import sandtable.blitzcommander.state.View;
import sandtable.kernel.luck.Chance;

import java.util.List;

class WorthTest {
    private static final BlitzCommanderJudgement JUDGEMENT = new BlitzCommanderJudgement();
    private static final String OPEN =
            """
            c c c c c c c c
            c c c c c c c c
            c c c t c c c c
            c c c c c c c c
            c c c c c c c c
            """;

    private static State open(String... units) {
        return new Battles.Drawn(OPEN, "", 4, Battles.hold("D03"), units).state();
    }

    private static double american(State state) {
        return JUDGEMENT.worth(Battles.view(state, "American"));
    }

    private static double german(State state) {
        return JUDGEMENT.worth(Battles.view(state, "German"));
    }

    @Test
    void beingNearerToWhatOneWantsIsWorthMore() {
        State far = open("us-infantry A01", "de-infantry H05");
        State near = open("us-infantry C02", "de-infantry H05");

        assertTrue(american(near) > american(far));
        assertTrue(german(near) < german(far));
    }

    @Test
    void holdingTheObjectiveIsWorthMoreThanBeingNextToIt() {
        State beside = open("us-infantry C03", "de-infantry H05");
        State inside = open("us-infantry D03", "de-infantry H05");

        assertTrue(american(inside) > american(beside));
    }

    @Test
    void standingBetweenTheEnemyAndWhatTheyWantIsWorthMore() {
        State aside = open("us-infantry A03", "us-infantry A03", "de-infantry H01", "de-stug H01");
        State between =
                open("us-infantry A03", "us-infantry A03", "de-infantry C03", "de-stug C03");

        assertTrue(german(between) > german(aside));
    }

    @Test
    void loneGunsInReachOfTheEnemyAreWorthLess() {
        State alone = open("us-sherman-75 A03", "de-infantry F03", "de-rockets F02");
        State covered = open("us-sherman-75 A03", "de-infantry F03", "de-rockets F03");

        assertTrue(german(covered) > german(alone));
    }

    @Test
    void runningOverGunsIsWorthIt() {
        State before = open("us-sherman-75 B03", "de-infantry H05", "de-rockets C03");
        int guns = Battles.hex(before, "C03");
        var overrun =
                new Decision.Move(
                        List.of(before.table().battle().unitId(Battles.unit(before, "u0"))),
                        List.of(before.table().battle().hexId(guns)));

        State after = Battles.play(before, 0, overrun, Chance.none());

        assertTrue(american(after) > american(before));
        assertTrue(german(after) < german(before));
    }

    @Test
    void whoIsDugInIsHarderToTake() {
        State lying =
                open("us-infantry C02", "us-infantry C02", "us-sherman-75 C02", "de-infantry D03");
        State dugIn =
                open(
                        "us-infantry C02",
                        "us-infantry C02",
                        "us-sherman-75 C02",
                        "de-infantry D03 entrenched");

        assertTrue(german(dugIn) > german(lying));
    }

    @Test
    void endingTheTurnBringsNothingByItself() {
        State before = open("us-infantry A01", "de-infantry H05");

        State after = Battles.play(before, 0, new Decision.EndTurn(), Chance.none());

        assertEquals(american(before), american(after), 0.05);
    }

    @Test
    void everyScenarioCanBeJudgedFromBothSides() {
        for (String name : ScenarioTexts.names()) {
            State state = Battles.begun(name);
            double first = JUDGEMENT.worth(view(state, 0));
            double second = JUDGEMENT.worth(view(state, 1));

            assertTrue(Math.abs(first) < 1 && Math.abs(second) < 1, name);
            assertTrue(Math.abs(first + second) < 0.3, name + ": " + first + ", " + second);
        }
    }

    private static View view(State state, int side) {
        return Battles.view(state, state.table().battle().sides().get(side).id());
    }
}
