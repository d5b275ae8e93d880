package sandtable.blitzkriegcommander.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.blitzkriegcommander.table.FirstOrders.AMERICAN;
import static sandtable.blitzkriegcommander.table.FirstOrders.PRESENTER;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Clause;
import sandtable.scene.Place;
import sandtable.scene.Shape;

/** A house lies from 52.0 to 57.0 and from 42.5 to 47.5. */
class SightlinesTest {
    private static final View VIEW = FirstOrders.acting().view(AMERICAN);

    @Test
    void aHouseEndsTheLineWhereItBegins() {
        var line = PRESENTER.sight(VIEW, "54.5,30.0", "54.5,55.0").orElseThrow();

        assertFalse(line.clear());
        assertEquals(Clause.of("BKC-SIGHT.2"), line.clause());
        var at = (Place.Point) line.blocked().getFirst();
        assertTrue(at.yMm() > 425 && at.yMm() <= 550, at::toString);
    }

    @Test
    void aClearLineIsMeasuredFromEdgeToEdge() {
        var line = PRESENTER.sight(VIEW, "56.0,10.0", "62.0,52.0").orElseThrow();

        assertTrue(line.clear() && line.blocked().isEmpty());
        assertEquals(424 - 30, line.range());
    }

    @Test
    void whatIsNoPointHasNoLine() {
        assertTrue(PRESENTER.sight(VIEW, "0101", "62.0,52.0").isEmpty());
    }

    @Test
    void theBeltThatAWayComesIntoIsDrawn() {
        var halt =
                PRESENTER
                        .measured(VIEW, "move sherman-1 60.0,18.0 62.0,51.0 @0")
                        .orElseThrow()
                        .halt()
                        .orElseThrow();

        assertEquals(Clause.of("BKC-MOVE.5"), halt.violation().clause());
        assertEquals(
                new Shape.Ring(new Place.Point(620, 520), 40, Shape.Look.FORBIDDEN, ""),
                halt.offence().getFirst());
        assertEquals("overlaps by 2.0 cm", halt.offence().getLast().words());
    }
}
