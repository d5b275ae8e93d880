package sandtable.tacticalgamex.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.tacticalgamex.scenario.ScenarioTexts;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.State;

class WorthTest {
    private static final TacticalGameXJudgement JUDGEMENT = new TacticalGameXJudgement();
    private static final State START = Battles.setUp("crossroads");

    private static double german(State state) {
        return JUDGEMENT.worth(Battles.view(state, "German"));
    }

    private static double soviet(State state) {
        return JUDGEMENT.worth(Battles.view(state, "Soviet"));
    }

    @Test
    void whatOneSideGainsTheOtherLoses() {
        assertEquals(german(START), -soviet(START), 1e-9);
    }

    @Test
    void beingNearerToWhatOneWantsIsWorthMore() {
        assertTrue(german(Battles.at(START, "g-iv-1", "J08")) > german(START));
    }

    @Test
    void losingAUnitIsWorthLess() {
        assertTrue(german(Battles.lost(START, "g-iv-1")) < german(START));
        assertTrue(soviet(Battles.lost(START, "g-iv-1")) > soviet(START));
    }

    @Test
    void beingDisruptedIsWorthLess() {
        State shaken = Battles.with(START, "g-iv-1", unit -> unit.with(Mark.DISRUPTED));

        assertTrue(german(shaken) < german(START));
    }

    @Test
    void standingInTheOpenBeforeEnemyGunsIsWorthLessThanBehindAHill() {
        State guns = Battles.at(Battles.at(START, "s-t34-1", "S02"), "s-t34-2", "S02");

        State open = Battles.at(guns, "g-stug", "N02");
        State covered = Battles.at(guns, "g-stug", "M08");

        double[] seen = Volleys.of(Battles.position(open)).lost;
        double[] hidden = Volleys.of(Battles.position(covered)).lost;
        int stug = Battles.index(START, "g-stug");
        assertTrue(seen[stug] > 0.1, "risk " + seen[stug]);
        assertEquals(0, hidden[stug]);
    }

    @Test
    void everyScenarioIsWorthSomethingBetweenLostAndWon() {
        for (String name : ScenarioTexts.names()) {
            State state = Battles.setUp(name);
            for (var side : state.table().battle().sides()) {
                double worth = JUDGEMENT.worth(Battles.RULES.view(state, side));
                assertTrue(worth > -1 && worth < 1, name + " " + side + " " + worth);
            }
        }
    }
}
