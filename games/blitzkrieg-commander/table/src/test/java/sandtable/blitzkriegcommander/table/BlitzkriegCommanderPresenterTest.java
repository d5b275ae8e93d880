package sandtable.blitzkriegcommander.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.blitzkriegcommander.table.FirstOrders.AMERICAN;
import static sandtable.blitzkriegcommander.table.FirstOrders.GERMAN;
import static sandtable.blitzkriegcommander.table.FirstOrders.PRESENTER;
import static sandtable.blitzkriegcommander.table.FirstOrders.RULES;
import static sandtable.blitzkriegcommander.table.FirstOrders.SCENARIO;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import sandtable.kernel.Clause;
import sandtable.kit.PresenterLaws;
import sandtable.scene.Choice;
import sandtable.scene.Feature;
import sandtable.scene.Ground;
import sandtable.scene.Marker;
import sandtable.scene.Overlay;
import sandtable.scene.Piece;
import sandtable.scene.Place;
import sandtable.scene.Question;
import sandtable.scene.Scene;
import sandtable.scene.Stage;
import sandtable.scene.Tie;
import sandtable.scene.Track;

import java.util.List;
import java.util.stream.Stream;

class BlitzkriegCommanderPresenterTest {
    private static final Scene ORDERS = FirstOrders.scene(FirstOrders.ordering(), AMERICAN);

    @TestFactory
    Stream<DynamicTest> thePresenterKeepsEveryLaw() {
        return PresenterLaws.of(RULES, PRESENTER, SCENARIO).games(2).seed(1).oneIn(10).tests();
    }

    @Test
    void theTableIsMeasuredInMillimetres() {
        var ground = (Ground.Measured) PRESENTER.ground(FirstOrders.begin().view(AMERICAN));

        assertEquals(900, ground.widthMm());
        assertEquals(600, ground.depthMm());
        assertTrue(
                ground.features().stream()
                        .anyMatch(
                                each ->
                                        each instanceof Feature.Area area
                                                && area.kind() == Feature.Kind.WOODS));
    }

    @Test
    void aBaseStandsWhereItsUnitDoes() {
        Piece sherman = ORDERS.piece("sherman-1").orElseThrow();

        assertEquals(List.of(new Place.Point(560, 100)), sherman.places());
        assertEquals(30, sherman.baseMm());
        assertEquals(0, sherman.heading());
    }

    @Test
    void theObjectiveHasARingAndAHolder() {
        Marker farms = ORDERS.markers().getFirst();

        assertEquals(Marker.Kind.OBJECTIVE, farms.kind());
        assertEquals("the farms, held by German", farms.words());
        assertEquals(1, farms.shapes().size());
    }

    @Test
    void tracksCountTurnsAndLosses() {
        Track losses = ORDERS.tracks().getLast();

        assertEquals("Turn 1 of 5", ORDERS.tracks().getFirst().words());
        assertEquals(
                List.of(new Track.Box("0/3", "American"), new Track.Box("0/3", "German")),
                losses.boxes());
    }

    @Test
    void theSequenceMarksThePhase() {
        assertEquals(
                List.of("American Command Phase"),
                ORDERS.sequence().stream().filter(Stage::current).map(Stage::words).toList());
    }

    @Test
    void anOrderShowsItsOddsPartByPart() {
        Choice order =
                ORDERS.question().orElseThrow().choices().stream()
                        .filter(each -> each.typed().startsWith("order hq sherman-1"))
                        .findFirst()
                        .orElseThrow();
        var forecast = order.forecast().orElseThrow();

        assertTrue(order.tie() instanceof Tie.Together);
        assertEquals("8", forecast.reasons().getFirst().figure());
        assertEquals(
                1, forecast.cells().stream().mapToDouble(each -> each.probability()).sum(), 1e-9);
    }

    @Test
    void ordersAreGivenToSeveralOnTheTableNotInAListOfSecrets() {
        assertEquals(Question.Form.PICK_SEVERAL, ORDERS.question().orElseThrow().form());
    }

    @Test
    void aWayThatIsTooLongStopsWhereItsMoveEnds() {
        var view = FirstOrders.ordering().view(AMERICAN);
        var measured = PRESENTER.measured(view, "move hq 48.0,40.0 90.0,40.0 @0").orElseThrow();

        var halt = measured.halt().orElseThrow();
        assertEquals(Clause.of("BKC-MOVE.1"), halt.violation().clause());
        assertTrue(halt.longestMm() <= measured.budget().orElseThrow().allowedMm());
        assertTrue(
                PRESENTER.measured(view, halt.longest()).orElseThrow().halt().isEmpty(),
                halt.longest());
    }

    @Test
    void aPlaceOutsideItsZoneIsRefusedWhenMeasured() {
        var view = FirstOrders.begin().view(GERMAN);
        var measured = PRESENTER.measured(view, "place stug 62.0,10.0 @180").orElseThrow();

        assertEquals(Clause.of("BKC-SET.1"), measured.halt().orElseThrow().violation().clause());
    }

    @Test
    void rangesAreRingsRoundABase() {
        var view = FirstOrders.ordering().view(AMERICAN);
        Overlay range = PRESENTER.overlay(view, Overlay.Kind.RANGE, "pak").orElseThrow();

        assertTrue(range.shapes().size() >= 2);
        assertTrue(PRESENTER.overlay(view, Overlay.Kind.RANGE, "nobody").isEmpty());
    }
}
