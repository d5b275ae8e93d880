package sandtable.hexblitz.sequence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.hexblitz.Drawn.GERMAN;
import static sandtable.hexblitz.Drawn.SOVIET;
import static sandtable.hexblitz.forces.Kind.INFANTRY;
import static sandtable.hexblitz.forces.Kind.TANK;
import static sandtable.hexblitz.state.Order.NORMAL;
import static sandtable.hexblitz.state.Order.STATIONARY;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.activation.Activation;
import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.orders.Ordering;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.kernel.Camp;
import sandtable.kernel.Cites;
import sandtable.kernel.Clause;
import sandtable.kernel.Pending;
import sandtable.kernel.Side;
import sandtable.scenario.Measure;
import sandtable.scenario.Score;
import sandtable.scenario.Victory;
import sandtable.space.HexSet;

import java.util.List;
import java.util.Optional;

final class GameSequenceTest {
    private static final int ACE = 1;
    private static final int QUEEN = 45;

    private static Drawn meeting() {
        return Drawn.map(". . . .")
                .german("pz", TANK, 5)
                .at("0101")
                .order(NORMAL)
                .soviet("rifle", INFANTRY, 2)
                .at("0301")
                .facing("W")
                .order(NORMAL);
    }

    private static Scene dealt(int german, int soviet) {
        return meeting()
                .ordering()
                .play(GERMAN, "order pz N")
                .play(SOVIET, "order rifle N")
                .play(GERMAN, "ready")
                .play(SOVIET, "ready", german, soviet);
    }

    @Test
    @Cites("HB-SEQ.6")
    void theLowestCardActsFirst() {
        assertEquals(GERMAN, dealt(ACE, QUEEN).asked());
        assertEquals(SOVIET, dealt(QUEEN, ACE).asked());
    }

    @Test
    @Cites("HB-SEQ.6")
    void whoIsActivatedMovesAndFights() {
        Scene fought =
                dealt(ACE, QUEEN)
                        .play("move pz 0201")
                        .play("attack 0301 alone", 1, 1, 1, 1, 1, 1, 1);

        assertEquals(1, fought.events(Happening.Fought.class).size());
        assertEquals("0201", fought.where("pz"));
    }

    @Test
    @Cites("HB-SEQ.6")
    void whoHasAHigherCardWaits() {
        dealt(ACE, QUEEN).refuses("move rifle 0401", "HB-SEQ.6", "rifle is not activated now");
    }

    @Test
    @Cites("HB-SEQ.7")
    void aCardThatHasBeenUsedIsDiscarded() {
        Scene done = dealt(ACE, QUEEN).play("done");

        assertEquals(
                List.of(new Happening.ActivationEnded(0, NORMAL, Clause.of("HB-SEQ.7"))),
                done.events(Happening.ActivationEnded.class));
        assertEquals(new Activation(1), done.step());
    }

    @Test
    @Cites("HB-SEQ.8")
    void theNextLowestCardFollowsUntilNoneIsLeft() {
        Scene second = dealt(ACE, QUEEN).play("done");
        Scene after = second.play("done");

        assertEquals(SOVIET, second.asked());
        assertEquals(2, after.table().turn());
        assertTrue(after.step() instanceof Ordering);
    }

    @Test
    @Cites("HB-SEQ.8")
    void aCardThatNobodyIsLeftToUseIsPassedOver() {
        Scene first = dealt(ACE, QUEEN);
        Scene lost =
                first.with("rifle", first.unit("rifle").gone(Whereabouts.Off.DESTROYED))
                        .play("done");

        assertEquals(List.of(), lost.events(Happening.Activated.class));
        assertEquals(2, lost.table().turn());
    }

    @Test
    @Cites("HB-SEQ.9")
    void cardsOfOneTurnCanBeDealtAgainInTheNext() {
        Scene next = dealt(ACE, QUEEN).play("done").play("done");
        Scene again =
                next.play(GERMAN, "order pz N")
                        .play(SOVIET, "order rifle N")
                        .play(GERMAN, "ready")
                        .play(SOVIET, "ready", ACE, QUEEN);

        assertEquals(List.of(), next.table().deal());
        assertEquals(dealt(ACE, QUEEN).table().deal(), again.table().deal());
    }

    @Test
    @Cites("HB-SEQ.9")
    void theBattleEndsWithItsLastTurn() {
        Scene over = meeting().lastTurn(1).activated("German", NORMAL).play("done").play("done");

        Pending.Over result = (Pending.Over) over.pending();
        assertEquals(Clause.of("HB-SEQ.9"), result.clause());
        assertEquals(Optional.empty(), result.winner());
        assertEquals("Draw: 0 to 0 points", result.reason());
    }

    @Test
    void theBattleEndsWhenASideHasNobodyLeft() {
        Scene scene =
                Drawn.map(". . . .")
                        .german("hq", Kind.HEADQUARTERS, 2)
                        .at("0101")
                        .soviet("rifle", INFANTRY, 2)
                        .at("0401")
                        .activated("Soviet", STATIONARY);

        Scene over =
                scene.with("hq", scene.unit("hq").gone(Whereabouts.Off.DESTROYED)).play("done");
        assertEquals(Optional.of(Camp.of(SOVIET)), ((Pending.Over) over.pending()).winner());
    }

    @Test
    void whatIsNotAskedIsRefused() {
        meeting()
                .activated("German", NORMAL)
                .refuses("ready", "HB-SEQ.6", "not now: units are being activated");
        meeting()
                .ordering()
                .refuses(GERMAN, "done", "HB-SEQ.1", "not now: Order markers are being placed");
    }

    @Test
    @Cites("HB-SEQ.9")
    void theCardsOfATurnAreCollectedWhenItEnds() {
        Scene acting =
                Drawn.map(". . . . . .")
                        .german("pz", Kind.TANK, 5)
                        .at("0101")
                        .activated("German", Order.STATIONARY);

        assertEquals(1, acting.table().deal().size());
        assertEquals(List.of(), acting.play("done").table().deal());
    }

    @Test
    void nobodyControlsAHexWithoutStrength() {
        assertEquals(List.of(Optional.of(Drawn.GERMAN)), controlsAfterTheTurn(1));
        assertEquals(List.of(Optional.empty()), controlsAfterTheTurn(0));
    }

    private static final Score FIRST_HEX = new Score(0, new Measure.Controlled(0, HexSet.of(0)), 1);

    private static List<Optional<Side>> controlsAfterTheTurn(int sp) {
        return Drawn.map(". . . . . .")
                .victory(Victory.of(List.of(FIRST_HEX), List.of()))
                .german("pz", Kind.TANK, 5)
                .at("0101")
                .left(sp)
                .activated("German", Order.STATIONARY)
                .play("done")
                .table()
                .controls();
    }

    @Test
    @Cites("HB-FN.7")
    void whoWithdrewIsNotRestedThoughItIsStationaryNow() {
        Scene turn =
                Drawn.map(". . . . . .")
                        .german("gun", Kind.ARTILLERY, 2)
                        .at("0101")
                        .soviet("rifle", Kind.INFANTRY, 4)
                        .at("0301")
                        .order(Order.DEFENSIVE)
                        .left(0)
                        .soviet("guard", Kind.INFANTRY, 4)
                        .at("0601")
                        .activated("German", Order.STATIONARY)
                        .play("attack 0301 with gun");
        Scene next = turn.play("done").play("done");

        assertEquals(Order.STATIONARY, next.unit("rifle").order());
        assertFalse(next.unit("rifle").has(Mark.RESTED));
        assertTrue(next.unit("guard").has(Mark.RESTED));
    }
}
