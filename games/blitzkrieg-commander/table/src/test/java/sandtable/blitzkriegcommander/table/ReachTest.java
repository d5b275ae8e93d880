package sandtable.blitzkriegcommander.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.blitzkriegcommander.table.FirstOrders.AMERICAN;
import static sandtable.blitzkriegcommander.table.FirstOrders.PRESENTER;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.measuring.Centimetres;
import sandtable.blitzkriegcommander.state.View;
import sandtable.scene.Overlay;
import sandtable.scene.Place;
import sandtable.scene.Shape;
import sandtable.space.measured.Spot;

import java.awt.Polygon;
import java.util.List;

/** A Sherman that was ordered stands at 56.0,10.0; a hedge runs along 22.0 before it. */
class ReachTest {
    private static final View VIEW = FirstOrders.acting().view(AMERICAN);
    private static final Spot START = new Spot(560, 100);
    private static final List<Shape> REACH =
            PRESENTER.overlay(VIEW, Overlay.Kind.REACH, "sherman-1").orElseThrow().shapes();

    private static Shape.Region region(Shape.Look look) {
        return REACH.stream()
                .map(each -> (Shape.Region) each)
                .filter(each -> each.look() == look)
                .findFirst()
                .orElseThrow();
    }

    private static boolean covers(Shape.Look look, int x, int y) {
        return region(look).parts().stream()
                .map(ReachTest::polygon)
                .anyMatch(each -> each.contains(x, y));
    }

    private static Polygon polygon(List<Place.Point> rim) {
        var polygon = new Polygon();
        rim.forEach(each -> polygon.addPoint(each.xMm(), each.yMm()));
        return polygon;
    }

    private static Spot spot(Place.Point point) {
        return new Spot(point.xMm(), point.yMm());
    }

    @Test
    void anObstacleCutsTheWholeMoveAndLeavesThePartBeforeIt() {
        assertFalse(covers(Shape.Look.SOLID, 400, 230), "too far round the hedge");
        assertTrue(covers(Shape.Look.SOLID, 400, 210), "before the hedge");
        assertTrue(covers(Shape.Look.SOLID, 620, 320), "past its end, by the road");
    }

    @Test
    void behindTheObstacleHalfTheMoveIsHatched() {
        assertEquals(2, REACH.size());
        assertTrue(covers(Shape.Look.HATCHED, 560, 222), "just over the hedge");
        assertFalse(covers(Shape.Look.HATCHED, 560, 235), "farther than half a Move");
    }

    /** What is shown as within reach is allowed when it is measured. */
    @Test
    void theRimStraightAheadIsAllowed() {
        for (Place.Point rim : region(Shape.Look.SOLID).parts().getFirst()) {
            int mm = Math.max(0, START.lengthTo(spot(rim)) - 4);
            Spot inner = mm == 0 ? START : START.towards(spot(rim), mm);
            String typed = "move sherman-1 %s @0".formatted(Centimetres.words(inner));
            var halt = PRESENTER.measured(VIEW, typed).orElseThrow().halt();
            boolean allowed =
                    halt.isEmpty() || halt.get().violation().clause().id().equals("BKC-GEO.5");

            assertTrue(allowed, () -> typed + ": " + halt);
        }
    }
}
