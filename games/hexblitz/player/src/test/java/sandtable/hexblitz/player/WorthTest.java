package sandtable.hexblitz.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.scenario.ScenarioTexts;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.Whereabouts;

class WorthTest {
    private static final HexBlitzJudgement JUDGEMENT = new HexBlitzJudgement();
    private static final State START = Battles.bridge();

    private static double german(State state) {
        return JUDGEMENT.worth(Battles.view(state, "German"));
    }

    private static double soviet(State state) {
        return JUDGEMENT.worth(Battles.view(state, "Soviet"));
    }

    private static State at(State state, String id, String hex) {
        int number = Battles.hex(state.table().battle(), hex);
        return Battles.with(state, id, unit -> Battles.at(unit, state.table().hexId(number)));
    }

    @Test
    void beingNearerToWhatOneWantsIsWorthMore() {
        assertTrue(german(at(START, "g-panzer", "0506")) > german(START));
    }

    @Test
    void holdingTheObjectiveIsWorthMoreThanBeingNextToIt() {
        State away = at(START, "s-hq", "0101");

        State beside = at(away, "g-panzer", "0602");
        State inside = at(away, "g-panzer", "0502");

        assertTrue(german(inside) > german(beside));
        assertTrue(soviet(inside) < soviet(beside));
    }

    @Test
    void whoHasLeftByTheRoadHasAsGoodAsWon() {
        State left = Battles.with(START, "g-recce", unit -> unit.gone(Whereabouts.Off.LEFT));

        assertTrue(german(left) > 0.7, "worth " + german(left));
    }

    @Test
    void losingStrengthIsWorthLess() {
        State weaker = Battles.with(START, "g-rifle-1", unit -> Battles.sp(unit, 3));

        assertTrue(german(weaker) < german(START));
        assertTrue(
                soviet(Battles.with(START, "s-rifle-1", unit -> Battles.sp(unit, 1)))
                        < soviet(START));
    }

    @Test
    void strengthThatIsAboutToBeLostCountsLess() {
        State massed = at(at(START, "g-rifle-1", "0505"), "g-rifle-2", "0505");
        State dugIn = at(massed, "g-panzer", "0505");
        State marching =
                Battles.with(dugIn, "s-rifle-1", unit -> Battles.ordered(unit, Order.NORMAL));

        double[] held = Danger.strengths(Forces.of(Battles.view(dugIn, "German")));
        double[] caught = Danger.strengths(Forces.of(Battles.view(marching, "German")));

        int rifles = Battles.index(START, "s-rifle-1");
        assertTrue(caught[rifles] < held[rifles]);
    }

    @Test
    void theSidesOfAScenarioSeeItWithOppositeSigns() {
        assertEquals(Math.signum(german(START)), -Math.signum(soviet(START)));
    }

    @Test
    void everyScenarioIsWorthSomethingBetweenLostAndWon() {
        for (String name : ScenarioTexts.names()) {
            State state = Battles.start(name, 1).state();
            for (var side : state.table().battle().sides()) {
                double worth = JUDGEMENT.worth(Battles.RULES.view(state, side));
                assertTrue(worth > -1 && worth < 1, name + " " + side + " " + worth);
            }
        }
    }
}
