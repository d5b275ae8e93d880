package sandtable.space.measured;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ArcsTest {
    private static final Spot HERE = new Spot(500, 500);
    private static final int FARTHEST_APART = 2 * Spot.FARTHEST;

    @Test
    void exactlyAbeamIsInFront() {
        assertTrue(Arcs.front(HERE, Heading.NORTH, new Spot(900, 500)));
        assertTrue(Arcs.front(HERE, Heading.NORTH, new Spot(100, 500)));
        assertFalse(Arcs.front(HERE, Heading.NORTH, new Spot(900, 499)));
        assertTrue(Arcs.front(HERE, new Heading(45), new Spot(400, 600)));
        assertFalse(Arcs.front(HERE, new Heading(45), new Spot(399, 600)));
    }

    @Test
    void theNarrowArcHasItsLimits() {
        assertTrue(Arcs.narrow(HERE, Heading.NORTH, new Spot(700, 700)));
        assertTrue(Arcs.narrow(HERE, Heading.NORTH, new Spot(300, 700)));
        assertFalse(Arcs.narrow(HERE, Heading.NORTH, new Spot(701, 700)));
        assertFalse(Arcs.narrow(HERE, Heading.NORTH, new Spot(299, 700)));
        assertTrue(Arcs.narrow(HERE, new Heading(225), new Spot(500, 0)));
        assertFalse(Arcs.narrow(HERE, new Heading(225), new Spot(501, 0)));
        assertTrue(Arcs.narrow(HERE, Heading.NORTH, HERE));
    }

    @Test
    void anArcOfAnyWidthIsTheAngleBothWays() {
        for (int degrees = 0; degrees <= 180; degrees++) {
            for (int angle = 0; angle < 360; angle++) {
                Spot there = HERE.shifted(new Heading(angle), 10_000);
                double off = Math.min(angle, 360 - angle);
                boolean sure = Math.abs(off - degrees) >= 1;
                if (sure) {
                    boolean within = Arcs.within(degrees, HERE, Heading.NORTH, there);
                    assertEquals(off < degrees, within, degrees + " and " + angle);
                }
            }
        }
        assertTrue(Arcs.within(180, HERE, Heading.NORTH, new Spot(500, 0)));
        assertFalse(Arcs.within(179, HERE, Heading.NORTH, new Spot(500, 0)));
        assertTrue(Arcs.within(0, HERE, Heading.NORTH, new Spot(500, 501)));
        assertFalse(Arcs.within(0, HERE, Heading.NORTH, new Spot(500, 499)));
        assertThrows(
                IllegalArgumentException.class, () -> Arcs.within(181, HERE, Heading.EAST, HERE));
    }

    @Test
    void directionsDifferByUpToFortyFiveDegreesExactly() {
        var away = Segment.of(0, 0, 100, 0);

        assertTrue(Arcs.within(45, away, Segment.of(7, 7, 107, 107)));
        assertFalse(Arcs.within(45, away, Segment.of(7, 7, 107, 108)));
        assertTrue(Arcs.within(45, away, Segment.of(7, 7, 107, -93)));
        assertFalse(Arcs.within(45, away, Segment.of(7, 7, 107, -94)));
        assertTrue(Arcs.within(135, away, Segment.of(0, 0, -50, 50)));
        assertFalse(Arcs.within(135, away, Segment.of(0, 0, -51, 50)));
        assertFalse(Arcs.within(0, away, Segment.of(0, 0, -51, 0)));
        assertTrue(Arcs.within(180, away, Segment.of(0, 0, -51, 0)));
    }

    /**
     * Only multiples of 45 degrees run through whole millimetres. For all others no spot comes so
     * near the line that the table's rounding could put it on the wrong side.
     */
    @Test
    void theTableTellsTheTrueSideOfEveryHeading() {
        double rounding = FARTHEST_APART * 2 * 0.5 / Heading.UNIT;
        for (int degrees = 1; degrees < 45; degrees++) {
            double sine = StrictMath.sin(StrictMath.toRadians(degrees));
            double cosine = StrictMath.cos(StrictMath.toRadians(degrees));
            for (int north = 1; north <= FARTHEST_APART; north++) {
                long east = Math.round(north * sine / cosine);
                double aside = Math.abs(east * cosine - north * sine);
                assertTrue(aside > 10 * rounding, degrees + " at " + north);
            }
        }
    }
}
