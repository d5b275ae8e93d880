package sandtable.blitzkriegcommander.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.blitzkriegcommander.table.FirstOrders.AMERICAN;
import static sandtable.blitzkriegcommander.table.FirstOrders.PRESENTER;
import static sandtable.blitzkriegcommander.table.FirstOrders.RULES;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Notation;
import sandtable.kernel.Violation;
import sandtable.scene.Measurement;
import sandtable.scene.Shape;

import java.util.List;

/** What a refusal is about is drawn where it offends. */
class OffenceTest {
    private static final View ORDERING = FirstOrders.ordering().view(AMERICAN);
    private static final View TANKS = FirstOrders.acting().view(AMERICAN);
    private static final View RIFLES =
            FirstOrders.acting("order co rifle-1 rifle-2 rifle-3").view(AMERICAN);

    private static List<Shape> offence(View view, String typed) {
        var read = (Notation.Reading.Read<Decision>) RULES.notation().read(view, typed);
        Violation broken = RULES.check(view, read.action()).orElseThrow();
        return PRESENTER.offence(view, read.action(), broken);
    }

    private static List<Shape> halted(String typed) {
        return PRESENTER
                .measured(TANKS, typed)
                .flatMap(Measurement::halt)
                .map(Measurement.Halt::offence)
                .orElseThrow();
    }

    @Test
    void aTargetThatIsTooFarIsMeasuredBesideTheRange() {
        List<Shape> shapes = offence(RIFLES, "fire rifle-1 > gren-1");

        assertTrue(shapes.getFirst() instanceof Shape.Ring, shapes.toString());
        assertTrue(shapes.getFirst().words().matches("reaches \\d+\\.0 cm"), shapes.toString());
        assertEquals(Shape.Look.FORBIDDEN, shapes.getLast().look());
        assertTrue(shapes.getLast().words().matches("\\d+\\.\\d cm"), shapes.toString());
    }

    @Test
    void aLineOfSightEndsWhereItIsBlocked() {
        List<Shape> shapes = new Sightlines(TANKS.table()).blocked(spot(100, 400), spot(330, 400));

        var seen = (Shape.Line) shapes.getFirst();
        var rest = (Shape.Line) shapes.getLast();
        assertEquals(seen.points().getLast(), rest.points().getFirst());
        assertEquals(Shape.Look.FORBIDDEN, rest.look());
        assertTrue(rest.words().contains("woods"), rest.words());
    }

    private static sandtable.space.measured.Spot spot(int x, int y) {
        return new sandtable.space.measured.Spot(x, y);
    }

    @Test
    void aWayThatIsTooLongSaysByHowMuch() {
        List<Shape> shapes = halted("move sherman-2 63.0,45.0 @0");

        assertEquals(List.of("10.0 cm too far"), shapes.stream().map(Shape::words).toList());
    }

    @Test
    void groundThatIsClosedIsOutlined() {
        List<Shape> shapes = halted("move sherman-1 56.0,45.0 @0");

        assertTrue(shapes.getFirst() instanceof Shape.Outline, shapes.toString());
        assertEquals("building", shapes.getFirst().words());
    }

    @Test
    void whoWouldStandOnAnotherSeesByHowMuch() {
        List<Shape> shapes = halted("move sherman-1 63.0,11.0 @0");

        assertEquals(List.of("overlaps by 2.0 cm"), shapes.stream().map(Shape::words).toList());
    }

    @Test
    void thoseWhoAreTooFarApartForAFormationAreNamedOnTheTable() {
        List<Shape> shapes = offence(ORDERING, "order hq rifle-1 sherman-3");

        assertEquals(1, shapes.size());
        assertTrue(shapes.getFirst().words().matches("\\d+\\.\\d cm"), shapes.toString());
    }
}
