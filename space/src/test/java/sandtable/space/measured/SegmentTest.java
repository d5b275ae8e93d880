package sandtable.space.measured;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SegmentTest {
    private static final Segment EAST = Segment.of(0, 0, 100, 0);

    /** From (0, 0) to (400, 300); (-3, 4) is at right angles to it and 5 long. */
    private static final Segment SLANTED = Segment.of(0, 0, 400, 300);

    @Test
    void aSpotBesideItIsMeasuredAtRightAngles() {
        assertTrue(SLANTED.within(50, new Spot(200 - 30, 150 + 40)));
        assertFalse(SLANTED.within(49, new Spot(200 - 30, 150 + 40)));
        assertFalse(SLANTED.within(50, new Spot(200 - 30, 150 + 41)));
        assertEquals(50, SLANTED.distance(new Spot(200 - 30, 150 + 40)));
        assertEquals(51, SLANTED.distance(new Spot(200 - 30, 150 + 41)));
    }

    @Test
    void aSpotBeyondAnEndIsMeasuredFromTheEnd() {
        assertTrue(EAST.within(50, new Spot(130, 40)));
        assertFalse(EAST.within(50, new Spot(130, 41)));
        assertTrue(EAST.within(50, new Spot(-30, -40)));
        assertEquals(50, EAST.distance(new Spot(-30, -40)));
    }

    @Test
    void aSegmentOfOneSpotIsThatSpot() {
        var point = Segment.of(10, 10, 10, 10);

        assertTrue(point.within(5, new Spot(13, 14)));
        assertFalse(point.within(5, new Spot(13, 15)));
        assertEquals(6, point.distance(new Spot(13, 15)));
    }

    @Test
    void segmentsThatOnlyTouchMeetAndDoNotCross() {
        assertTrue(EAST.meets(Segment.of(50, 0, 50, 30)));
        assertFalse(EAST.crosses(Segment.of(50, 0, 50, 30)));
        assertTrue(EAST.crosses(Segment.of(50, -1, 50, 30)));
        assertTrue(EAST.meets(Segment.of(100, 0, 200, 0)));
        assertFalse(EAST.meets(Segment.of(101, 0, 200, 0)));
        assertFalse(EAST.meets(Segment.of(50, 1, 50, 30)));
    }

    @Test
    void segmentsAreAsFarApartAsTheirNearestPoints() {
        assertTrue(EAST.within(20, Segment.of(50, 20, 60, 300)));
        assertFalse(EAST.within(19, Segment.of(50, 20, 60, 300)));
        assertTrue(EAST.within(0, Segment.of(50, -20, 60, 300)));
    }

    @Test
    void theSideIsLeftAboveALineToTheEast() {
        assertEquals(1, EAST.side(new Spot(50, 1)));
        assertEquals(0, EAST.side(new Spot(500, 0)));
        assertEquals(-1, EAST.side(new Spot(50, -1)));
    }

    @Test
    void distancesHoldAtTheEndsOfTheWorld() {
        int far = Spot.FARTHEST;
        var across = Segment.of(-far, -far, far, far);

        assertTrue(across.within(22_628, new Spot(far, -far)));
        assertFalse(across.within(22_627, new Spot(far, -far)));
        assertEquals(22_628, across.distance(new Spot(far, -far)));
    }

    @Test
    void discsReachToTheirRim() {
        var disc = new Disc(new Spot(50, 40), 15);

        assertTrue(disc.within(25, EAST));
        assertFalse(disc.within(24, EAST));
        assertTrue(disc.contains(new Spot(59, 52)));
        assertFalse(disc.contains(new Spot(59, 53)));
        assertTrue(disc.touches(new Disc(new Spot(50, 70), 15)));
        assertFalse(disc.overlaps(new Disc(new Spot(50, 70), 15)));
        assertTrue(disc.overlaps(new Disc(new Spot(50, 69), 15)));
        assertTrue(disc.within(1, new Disc(new Spot(50, 71), 15)));
        assertFalse(disc.within(0, new Disc(new Spot(50, 71), 15)));
    }
}
