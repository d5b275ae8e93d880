package sandtable.hexblitz.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.position.ZoneOfControl;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Order;
import sandtable.kernel.Cites;

import java.util.List;
import java.util.Optional;

/** HB-CBT.18, HB-CBT.19, HB-CBT.21 to HB-CBT.23: units brought to 0 SP (data rulings 19 and 20). */
final class WithdrawalTest {
    private static final String FIELD =
            """
            . . . . .
             . . . . .
            . . . . .
            """;

    /**
     * One strength point west of a unit of one point in 0302, taken in the rear: a four or more
     * brings it to zero.
     */
    private static Drawn attack(Order order) {
        return Drawn.map(FIELD)
                .edge(Drawn.SOVIET, "0502")
                .german("pz", Kind.TANK, 1)
                .at("0202")
                .soviet("rifle", Kind.INFANTRY, 1)
                .at("0302")
                .order(order)
                .facing("E");
    }

    private static Scene fallen(Drawn drawn) {
        return drawn.activated("German", Order.STATIONARY).play("attack 0302", 6, 1);
    }

    private static Scene fallen(Order order) {
        return fallen(attack(order));
    }

    @Test
    @Cites("HB-CBT.18")
    void aUnitAtZeroThatCannotGetAwayIsNotYetDestroyed() {
        Scene scene =
                Drawn.map(". .")
                        .german("pz", Kind.TANK, 1)
                        .at("0101")
                        .soviet("rifle", Kind.INFANTRY, 1)
                        .at("0201")
                        .facing("E")
                        .activated("German", Order.STATIONARY)
                        .play("attack 0201", 6, 1);

        assertEquals("0201", scene.where("rifle"));
        assertEquals(0, scene.unit("rifle").sp());
        assertEquals("HB-CBT.20", scene.events(Happening.Trapped.class).getFirst().clause().id());
    }

    @Test
    @Cites("HB-CBT.19")
    void aUnitAtZeroGoesOneHexOutOfContact() {
        Scene scene = fallen(Order.STATIONARY);

        assertEquals("0402", scene.where("rifle"));
        assertTrue(ZoneOfControl.holders(scene.table(), scene.id("rifle")).isEmpty());
        assertEquals("HB-CBT.19", scene.events(Happening.Withdrew.class).getFirst().clause().id());
    }

    @Test
    @Cites("HB-CBT.19")
    void ofTheHexesOutOfContactItTakesTheOneNearestItsHeadquarters() {
        assertEquals(
                "0401",
                fallen(attack(Order.STATIONARY).soviet("hq", Kind.HEADQUARTERS, 1).at("0401"))
                        .where("rifle"));
        assertEquals(
                "0403",
                fallen(attack(Order.STATIONARY).soviet("hq", Kind.HEADQUARTERS, 1).at("0403"))
                        .where("rifle"));
    }

    @Test
    @Cites("HB-CBT.19")
    void aHexNextToAnotherEnemyIsNotOutOfContact() {
        Scene scene =
                fallen(
                        attack(Order.STATIONARY)
                                .soviet("hq", Kind.HEADQUARTERS, 1)
                                .at("0401")
                                .german("recce", Kind.RECONNAISSANCE, 1)
                                .at("0301")
                                .order(Order.NORMAL));

        assertEquals("0402", scene.where("rifle"));
    }

    @Test
    @Cites("HB-CBT.19")
    void aFullHexTakesNobodyIn() {
        Scene scene =
                fallen(
                        attack(Order.STATIONARY)
                                .soviet("one", Kind.INFANTRY, 1)
                                .at("0402")
                                .soviet("two", Kind.INFANTRY, 1)
                                .at("0402")
                                .soviet("three", Kind.INFANTRY, 1)
                                .at("0402"));

        assertEquals("0401", scene.where("rifle"));
    }

    @Test
    @Cites({"HB-CBT.19", "HB-TERR.12"})
    void noUnitWithdrawsOverARiverWithoutACrossing() {
        Scene scene =
                fallen(attack(Order.STATIONARY).river("0302-0402 0302-0401").ford("0302-0401"));

        assertEquals("0401", scene.where("rifle"));
    }

    @Test
    @Cites("HB-CBT.19")
    void aUnitHeldByAZoneOfControlWithdrawsAllTheSame() {
        Scene scene = fallen(attack(Order.NORMAL).halted());

        assertEquals("0402", scene.where("rifle"));
        assertFalse(ZoneOfControl.pinned(scene.table(), scene.id("rifle")));
    }

    @Test
    @Cites("HB-CBT.19")
    void aColumnOnTheRoadWithdrawsOffTheRoad() {
        Scene scene = fallen(attack(Order.ROAD).road("0202 0302 0303"));

        assertEquals("0402", scene.where("rifle"));
    }

    @Test
    @Cites("HB-CBT.19")
    void anAttackerAtZeroWithdrawsToo() {
        Scene scene =
                Drawn.map(FIELD)
                        .german("pz", Kind.TANK, 1)
                        .at("0202")
                        .soviet("rifle", Kind.INFANTRY, 1)
                        .at("0302")
                        .order(Order.DEFENSIVE)
                        .facing("W")
                        .activated("German", Order.STATIONARY)
                        .play("attack 0302", 1, 4);

        assertEquals("0102", scene.where("pz"));
    }

    @Test
    @Cites("HB-CBT.19")
    void aUnitThatWithdrewActsNoMoreInThatTurn() {
        fallen(
                        attack(Order.NORMAL)
                                .soviet("other", Kind.INFANTRY, 1)
                                .at("0501")
                                .order(Order.NORMAL))
                .play("done")
                .refuses("move rifle 0502", "HB-SEQ.6", "rifle is not activated now");
    }

    @Test
    @Cites("HB-CBT.21")
    void aDefensiveUnitThatWithdrawsIsStationary() {
        assertEquals(Order.STATIONARY, fallen(Order.DEFENSIVE).unit("rifle").order());
    }

    @Test
    @Cites("HB-CBT.22")
    void aStationaryUnitThatWithdrawsIsMoving() {
        assertEquals(Order.NORMAL, fallen(Order.STATIONARY).unit("rifle").order());
    }

    @Test
    @Cites("HB-CBT.22")
    void aMovingUnitThatWithdrawsStaysMoving() {
        assertEquals(Order.NORMAL, fallen(Order.NORMAL).unit("rifle").order());
        assertEquals(Order.NORMAL, fallen(attack(Order.ROAD)).unit("rifle").order());
    }

    @Test
    @Cites({"HB-CBT.21", "HB-CBT.22"})
    void aUnitThatCannotWithdrawKeepsItsState() {
        Scene scene =
                Drawn.map(". .")
                        .german("pz", Kind.TANK, 1)
                        .at("0101")
                        .soviet("rifle", Kind.INFANTRY, 1)
                        .at("0201")
                        .order(Order.DEFENSIVE)
                        .facing("E")
                        .activated("German", Order.STATIONARY)
                        .play("attack 0201", 6, 1);

        assertEquals(Order.DEFENSIVE, scene.unit("rifle").order());
    }

    @Test
    @Cites("HB-CBT.23")
    void aUnitThatWithdrewTakesNoOrderInTheNextTurn() {
        fallen(Order.STATIONARY)
                .play("done")
                .refuses(
                        Drawn.SOVIET,
                        "order rifle S",
                        "HB-CBT.23",
                        "rifle withdrew at 0 SP and stays moving this turn");
    }

    @Test
    @Cites("HB-CBT.23")
    void aUnitThatWithdrewKeepsItsNewStateThroughTheNextTurn() {
        Scene scene =
                fallen(Order.DEFENSIVE)
                        .play("done")
                        .play(Drawn.SOVIET, "ready")
                        .play(Drawn.GERMAN, "order pz S")
                        .play(Drawn.GERMAN, "ready", 1, 2);

        assertEquals(2, scene.table().turn());
        assertEquals(Order.STATIONARY, scene.unit("rifle").order());
    }

    @Test
    @Cites("HB-CBT.23")
    void theTurnAfterThatItTakesOrdersAgain() {
        Scene scene =
                Drawn.map(". .")
                        .soviet("rifle", Kind.INFANTRY, 1)
                        .left(0)
                        .at("0201")
                        .locked(2)
                        .turn(3)
                        .ordering();

        assertEquals(Optional.empty(), scene.check(Drawn.SOVIET, "order rifle D"));
    }

    @Test
    @Cites("HB-CBT.19")
    void carriedInfantryAtZeroGetsOffAndWithdraws() {
        Scene scene =
                Drawn.map(". . .")
                        .german("pz", Kind.TANK, 1)
                        .at("0101")
                        .soviet("lorries", Kind.TRANSPORT, 0)
                        .at("0201")
                        .facing("E")
                        .soviet("rifle", Kind.INFANTRY, 1)
                        .aboard("lorries")
                        .activated("German", Order.STATIONARY)
                        .play("attack 0201", 6, 1);

        assertEquals(
                List.of("0301", "0201"), List.of(scene.where("rifle"), scene.where("lorries")));
    }

    @Test
    @Cites("HB-CBT.19")
    void aHexBesideTransportThatCarriesLogIsNoRefuge() {
        Scene driven =
                Drawn.map(
                                """
                                . . . . .
                                 . . . . .
                                . . . . .
                                """)
                        .german("gun", Kind.ARTILLERY, 2)
                        .at("0102")
                        .german("truck", Kind.TRANSPORT, 0)
                        .at("0501")
                        .logs(2)
                        .soviet("rifle", Kind.INFANTRY, 4)
                        .at("0302")
                        .left(0)
                        .activated("German", Order.STATIONARY)
                        .play("attack 0302 with gun");

        assertEquals("0403", driven.where("rifle"));
    }
}
