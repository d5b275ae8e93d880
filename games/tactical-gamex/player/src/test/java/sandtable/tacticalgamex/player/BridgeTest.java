package sandtable.tacticalgamex.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.ai.GreedyPlayer;
import sandtable.ai.Seat;
import sandtable.kernel.Side;
import sandtable.tacticalgamex.sequence.Spending;
import sandtable.tacticalgamex.state.Counters;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.Works;

import java.time.Duration;

class BridgeTest {
    private static final State START = Battles.setUp("remagen-bridge");
    private static final int BRIDGE = Battles.hex(START, "N07");

    private static double open(State state) {
        return Bridge.open(Battles.position(state), 0, BRIDGE);
    }

    @Test
    void theNearerTheEngineersTheSoonerABlockIsGone() {
        State near = Battles.at(Battles.at(START, "us-engineer-1", "M07"), "us-m3-4", "M07");

        assertTrue(open(near) > open(START));
        assertTrue(open(near) < 1);
    }

    @Test
    void withoutTheirVehiclesItStays() {
        State lost = Battles.lost(Battles.lost(START, "us-m3-4"), "us-m3-5");

        assertEquals(0, open(lost));
    }

    /** The German engineer on the bridge, its vehicle beside it, and so much of the work done. */
    private static State charged(int steps) {
        return charged("g-engineer", steps);
    }

    private static State charged(String who, int steps) {
        State state = Battles.at(START, who, "N07");
        Counters counters = state.table().counters();
        Works works = counters.works();
        UnitId engineer = Battles.id(state, who);
        for (int i = 0; i < steps; i++) {
            works =
                    works.advanced(
                            state.table().hexId(BRIDGE),
                            engineer,
                            Works.EngineerAction.Project.DEMOLITION);
        }
        return state.with(state.table().with(counters.with(works)));
    }

    /** What the German side decides with so many points in a turn. */
    private static Decision decided(State state, int turn) {
        State now =
                state.with(state.table().withTurn(turn).with(Impulse.of(1, 0).rolled(1)))
                        .with(state.stack().withTop(new Spending()));
        var seat = new Seat<>(Battles.RULES, new TacticalGameXJudgement(), new Side("German"));
        var view = Battles.view(now, "German");
        return new GreedyPlayer<>(seat, 1)
                .answer(view, Battles.RULES.prompt(view), Duration.ofSeconds(1))
                .action();
    }

    @Test
    void theMoreChargesLieThereTheLessTheBridgeIsToBeHadOpen() {
        assertTrue(open(charged(0)) < open(START));
        assertTrue(open(charged(1)) < open(charged(0)));
        assertTrue(open(charged(2)) < open(charged(1)));
    }

    @Test
    void chargesThatCannotBeReadyInTimeFrightenNobody() {
        State last = charged(1).with(charged(1).table().withTurn(8));

        assertEquals(Bridge.free(Battles.position(last), 0, BRIDGE), open(last));
    }

    @Test
    void whoWantsABridgeDoesNotChargeIt() {
        assertTrue(open(charged("us-engineer-1", 1)) < open(charged("us-engineer-1", 0)));
    }

    @Test
    void aBridgeThatIsBlownIsOpenToNobody() {
        Counters counters = START.table().counters().withoutBlock(BRIDGE);
        Works works = counters.works().blown(START.table().hexId(BRIDGE));

        assertEquals(0, open(START.with(START.table().with(counters.with(works)))));
    }

    @Test
    void theEngineerLaysChargesAndBlowsTheBridge() {
        UnitId engineer = Battles.id(START, "g-engineer");
        HexId bridge = START.table().hexId(BRIDGE);

        assertEquals(
                new Decision.Work(engineer, Decision.Task.LAY_CHARGES, bridge),
                decided(charged(0), 2));
        assertEquals(
                new Decision.Work(engineer, Decision.Task.BLOW_BRIDGE, bridge),
                decided(charged(2), 4));
    }
}
