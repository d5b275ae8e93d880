package sandtable.space.measured;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class OutlineTest {
    private static final Outline WOODS = Outline.rectangle(100, 200, 300, 400);

    /** A square with a dent from the north down to (200, 300). */
    private static final Outline DENTED =
            Outline.of(
                    new Spot(100, 200),
                    new Spot(300, 200),
                    new Spot(300, 400),
                    new Spot(200, 300),
                    new Spot(100, 400));

    @Test
    void theEdgeBelongsToIt() {
        assertTrue(WOODS.contains(new Spot(100, 300)));
        assertTrue(WOODS.contains(new Spot(300, 400)));
        assertFalse(WOODS.contains(new Spot(99, 300)));
        assertFalse(WOODS.contains(new Spot(301, 400)));
        assertTrue(WOODS.contains(new Spot(200, 300)));
    }

    @Test
    void theEdgeIsNotSurrounded() {
        assertFalse(WOODS.surrounds(new Spot(100, 300)));
        assertTrue(WOODS.surrounds(new Spot(101, 300)));
    }

    @Test
    void aDentIsOutside() {
        assertTrue(DENTED.contains(new Spot(200, 300)));
        assertFalse(DENTED.contains(new Spot(200, 301)));
        assertTrue(DENTED.surrounds(new Spot(200, 299)));
        assertTrue(DENTED.contains(new Spot(150, 350)));
        assertFalse(DENTED.contains(new Spot(151, 350)));
    }

    @Test
    void besideItIsMeasuredToTheNearestEdge() {
        assertTrue(WOODS.within(50, new Spot(330, 440)));
        assertFalse(WOODS.within(50, new Spot(330, 441)));
        assertTrue(WOODS.within(0, new Spot(200, 300)));
    }

    @Test
    void edgesThatCutEachOtherAreNoOutline() {
        assertThrows(
                IllegalArgumentException.class,
                () ->
                        Outline.of(
                                new Spot(0, 0),
                                new Spot(100, 100),
                                new Spot(100, 0),
                                new Spot(0, 100)));
        assertThrows(
                IllegalArgumentException.class,
                () -> Outline.of(new Spot(0, 0), new Spot(100, 0), new Spot(50, 0)));
    }

    @Test
    void theAreaCountsFromCounterClockwiseCorners() {
        assertEquals(80_000, WOODS.twiceArea());
        assertEquals(60_000, DENTED.twiceArea());
    }

    @Test
    void aLineIsMeasuredToItsNearestStretch() {
        var road = Polyline.of(new Spot(0, 0), new Spot(100, 0), new Spot(100, 100));

        assertTrue(road.within(10, new Spot(110, 50)));
        assertFalse(road.within(10, new Spot(111, 50)));
        assertThrows(
                IllegalArgumentException.class, () -> Polyline.of(new Spot(0, 0), new Spot(0, 0)));
    }
}
