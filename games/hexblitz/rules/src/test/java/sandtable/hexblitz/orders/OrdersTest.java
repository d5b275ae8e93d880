package sandtable.hexblitz.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.hexblitz.Drawn.GERMAN;
import static sandtable.hexblitz.Drawn.SOVIET;
import static sandtable.hexblitz.forces.Kind.INFANTRY;
import static sandtable.hexblitz.forces.Kind.TANK;
import static sandtable.hexblitz.state.Order.DEFENSIVE;
import static sandtable.hexblitz.state.Order.NORMAL;
import static sandtable.hexblitz.state.Order.ROAD;
import static sandtable.hexblitz.state.Order.STATIONARY;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Order;
import sandtable.kernel.Cites;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

final class OrdersTest {
    private static Scene tanksThatAre(Order order) {
        return Drawn.map(". . .")
                .road("0101 0201")
                .german("pz", TANK, 5)
                .at("0101")
                .order(order)
                .ordering();
    }

    /** Everything the tanks can be told, by the letters of the orders. */
    private static String mayBecome(Order order) {
        return String.join(
                "",
                tanksThatAre(order).offered(GERMAN).stream()
                        .filter(each -> each.startsWith("order pz "))
                        .map(each -> each.substring("order pz ".length()))
                        .toList());
    }

    @Test
    @Cites("HB-ORD.1")
    void aUnitIsGivenOneStateATurn() {
        tanksThatAre(STATIONARY)
                .play(GERMAN, "order pz S")
                .refuses(GERMAN, "order pz N", "HB-ORD.1", "pz has its order for this turn");
    }

    @Test
    @Cites("HB-ORD.1")
    void thereIsNoOtherStateThanMovingStationaryAndDefensive() {
        assertEquals("NRSD", mayBecome(STATIONARY));
        assertEquals(
                List.of("M", "S", "D"),
                Arrays.stream(Order.values()).map(Order::marker).distinct().toList());
    }

    @Test
    @Cites("HB-ORD.2")
    void unitsThatMoveGoForwardAttackOrChangePosition() {
        Scene attacking =
                Drawn.map(". . . .")
                        .german("pz", TANK, 5)
                        .at("0201")
                        .order(NORMAL)
                        .soviet("rifle", INFANTRY, 2)
                        .at("0301")
                        .activated("German", NORMAL);
        Scene changingPosition =
                Drawn.map(". . . .")
                        .road("0101..0401")
                        .german("pz", TANK, 5)
                        .at("0101")
                        .order(ROAD)
                        .activated("German", ROAD);

        assertTrue(attacking.offered().containsAll(List.of("move pz 0101", "attack 0301 alone")));
        assertTrue(changingPosition.offered().contains("move pz 0201 0301 0401"));
        assertTrue(NORMAL.moving() && ROAD.moving());
    }

    @Test
    @Cites("HB-ORD.3")
    void aStationaryUnitDoesNotMove() {
        Drawn.map(". .")
                .german("pz", TANK, 5)
                .at("0101")
                .order(STATIONARY)
                .activated("German", STATIONARY)
                .refuses("move pz 0201", "HB-ORD.3", "pz is stationary and does not move");
    }

    @Test
    @Cites("HB-ORD.3")
    void aStationaryUnitMeansToGoOrToDigIn() {
        assertTrue(mayBecome(STATIONARY).contains("N"));
        assertTrue(mayBecome(STATIONARY).contains("D"));
    }

    @Test
    @Cites("HB-ORD.4")
    void aUnitThatDigsInIsDefensiveFromTheRevealOn() {
        Scene revealed =
                Drawn.map(". . .")
                        .german("pz", TANK, 5)
                        .at("0101")
                        .order(STATIONARY)
                        .ordering()
                        .play(GERMAN, "order pz D")
                        .play(GERMAN, "ready")
                        .play(SOVIET, "ready");

        assertEquals(DEFENSIVE, revealed.unit("pz").order());
    }

    @Test
    @Cites("HB-ORD.4")
    void aDefensiveUnitDoesNotMove() {
        Drawn.map(". .")
                .german("pz", TANK, 5)
                .at("0101")
                .order(NORMAL)
                .german("dug-in", TANK, 5)
                .at("0101")
                .order(DEFENSIVE)
                .activated("German", NORMAL)
                .refuses("move dug-in 0201", "HB-SEQ.6", "dug-in is not activated now");
    }

    @Test
    @Cites("HB-ORD.5")
    void theMarkersAreLettered() {
        assertEquals("M", NORMAL.marker());
        assertEquals("M", ROAD.marker());
        assertEquals("S", STATIONARY.marker());
        assertEquals("D", DEFENSIVE.marker());
    }

    @Test
    @Cites("HB-ORD.6")
    void aMovingUnitMustStandBeforeItDigsIn() {
        assertEquals("NRS", mayBecome(NORMAL));
        tanksThatAre(ROAD)
                .refuses(
                        GERMAN,
                        "order pz D",
                        "HB-ORD.6",
                        "pz is Moving and must be Stationary before it is Defensive");
    }

    @Test
    @Cites("HB-ORD.7")
    void aDefensiveUnitMustStandBeforeItMoves() {
        assertEquals("SD", mayBecome(DEFENSIVE));
        tanksThatAre(DEFENSIVE)
                .refuses(
                        GERMAN,
                        "order pz N",
                        "HB-ORD.7",
                        "pz is Defensive and must be Stationary before it moves");
    }

    @Test
    @Cites("HB-SEQ.1")
    void everyUnitNeedsAMarker() {
        Drawn.map(". .")
                .german("pz", TANK, 5)
                .at("0101")
                .german("rifle", INFANTRY, 5)
                .at("0101")
                .ordering()
                .play(GERMAN, "order pz S")
                .refuses(GERMAN, "ready", "HB-SEQ.1", "rifle has no order yet");
    }

    @Test
    @Cites("HB-SEQ.1")
    void theEnemyDoesNotSeeWhatIsOnAMarker() {
        Scene placed =
                Drawn.map(". . .")
                        .german("pz", TANK, 5)
                        .at("0101")
                        .soviet("rifle", INFANTRY, 2)
                        .at("0301")
                        .ordering()
                        .play(GERMAN, "order pz N");

        assertEquals(Optional.of(NORMAL), placed.faceDown(GERMAN, "pz"));
        assertEquals(Optional.empty(), placed.faceDown(SOVIET, "pz"));
        assertEquals(1, placed.told(GERMAN).size());
        assertEquals(List.of(), placed.told(SOVIET));
    }

    @Test
    void nobodyOrdersUnitsOfTheEnemy() {
        tanksThatAre(STATIONARY)
                .refuses(SOVIET, "order pz S", "HB-SEQ.1", "that is no unit of yours")
                .refuses(SOVIET, "order German S", "HB-SEQ.1", "that is no formation of yours");
    }

    @Test
    @Cites("HB-SEQ.2")
    void markersAreTurnedOverWhenBothSidesHavePlacedThem() {
        Scene one =
                Drawn.map(". . .")
                        .german("pz", TANK, 5)
                        .at("0101")
                        .soviet("rifle", INFANTRY, 2)
                        .at("0301")
                        .ordering()
                        .play(GERMAN, "order pz N")
                        .play(SOVIET, "order rifle N")
                        .play(GERMAN, "ready");
        Scene both = one.play(SOVIET, "ready", 1, 2);

        assertEquals(List.of(), one.events(Happening.Revealed.class));
        assertEquals(STATIONARY, one.seen(SOVIET, "pz").order());
        assertEquals(1, both.events(Happening.Revealed.class).size());
        assertEquals(NORMAL, both.seen(SOVIET, "pz").order());
    }

    @Test
    @Cites("HB-FN.12")
    void oneOrderIsForTheWholeFormation() {
        Scene ordered =
                Drawn.map(". .")
                        .german("pz", TANK, 5)
                        .at("0101")
                        .german("rifle", INFANTRY, 5)
                        .at("0101")
                        .ordering()
                        .play(GERMAN, "order German N");

        assertEquals(List.of("ready"), ordered.offered(GERMAN));
        assertEquals(Optional.of(NORMAL), ordered.faceDown(GERMAN, "pz"));
        assertEquals(Optional.of(NORMAL), ordered.faceDown(GERMAN, "rifle"));
    }

    @Test
    @Cites("HB-FN.12")
    void anOrderThatOneUnitCannotTakeIsNotForTheFormation() {
        Drawn.map(". .")
                .german("pz", TANK, 5)
                .at("0101")
                .german("rifle", INFANTRY, 5)
                .at("0101")
                .order(NORMAL)
                .ordering()
                .refuses(
                        GERMAN,
                        "order German D",
                        "HB-ORD.6",
                        "rifle is Moving and must be Stationary before it is Defensive");
    }

    @Test
    @Cites("HB-FN.13")
    void aUnitWithAnOrderOfItsOwnKeepsIt() {
        Scene ordered =
                Drawn.map(". .")
                        .road("0101 0201")
                        .german("pz", TANK, 5)
                        .at("0101")
                        .german("rifle", INFANTRY, 5)
                        .at("0101")
                        .ordering()
                        .play(GERMAN, "order rifle R")
                        .play(GERMAN, "order German S");

        assertEquals(Optional.of(STATIONARY), ordered.faceDown(GERMAN, "pz"));
        assertEquals(Optional.of(ROAD), ordered.faceDown(GERMAN, "rifle"));
        assertFalse(ordered.offered(GERMAN).stream().anyMatch(each -> each.startsWith("order")));
    }

    @Test
    void aFormationThatHasAllItsOrdersGetsNoMore() {
        tanksThatAre(STATIONARY)
                .play(GERMAN, "order German S")
                .refuses(
                        GERMAN,
                        "order German N",
                        "HB-ORD.1",
                        "all of German has its orders for this turn");
    }
}
