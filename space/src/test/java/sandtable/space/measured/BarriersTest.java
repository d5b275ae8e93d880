package sandtable.space.measured;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

class BarriersTest {
    private static final Barriers TABLE = Barriers.on(new Box(0, 0, 1_000, 600));
    private static final Outline POND = Outline.rectangle(400, 200, 600, 400);
    private static final Spot WEST = new Spot(300, 300);
    private static final Spot EAST = new Spot(700, 300);

    @Test
    void withNothingInTheWayItIsTheStraightOne() {
        assertEquals(Optional.of(Way.of(WEST, EAST)), TABLE.way(WEST, EAST, 8, 400));
        assertEquals(Optional.empty(), TABLE.way(WEST, EAST, 8, 399));
        assertEquals(Optional.of(Way.of(WEST)), TABLE.way(WEST, WEST, 8, 0));
    }

    @Test
    void closedGroundIsPassedOutsideItsCorners() {
        Barriers pond = TABLE.withGrounds(List.of(POND));
        Way way = pond.way(new Spot(300, 299), new Spot(700, 299), 8, 1_000).orElseThrow();

        assertEquals("[(300, 299), (398, 198), (602, 198), (700, 299)]", way.toString());
        assertEquals(141 + 204 + 141, way.length());
        assertEquals(Optional.empty(), pond.way(new Spot(300, 299), new Spot(700, 299), 2, 1_000));
        assertEquals(Optional.empty(), pond.way(new Spot(300, 299), new Spot(700, 299), 8, 485));
    }

    @Test
    void toTouchIsNotToKeepOff() {
        Barriers pond = TABLE.withGrounds(List.of(POND));

        assertFalse(pond.passable(Segment.of(300, 400, 700, 400)));
        assertTrue(pond.passable(Segment.of(300, 401, 700, 401)));
        assertFalse(pond.passable(Segment.of(450, 250, 550, 350)), "all of it inside");
        assertFalse(pond.open(new Spot(400, 300)));
        assertTrue(pond.open(new Spot(399, 300)));
    }

    @Test
    void noWayLeavesTheTable() {
        Barriers dam = TABLE.withGrounds(List.of(Outline.rectangle(400, 1, 600, 600)));

        assertEquals(Optional.empty(), dam.way(WEST, EAST, 8, 5_000));
        assertFalse(TABLE.passable(Segment.of(1_000, 0, 1_001, 0)));
    }

    @Test
    void aLineIsGoneRoundAtItsEnd() {
        Barriers wire = TABLE.withLines(List.of(Polyline.of(new Spot(500, 0), new Spot(500, 400))));
        Way way = wire.way(WEST, EAST, 8, 1_000).orElseThrow();

        assertEquals("[(300, 300), (498, 402), (700, 300)]", way.toString());
        assertFalse(wire.passable(Segment.of(300, 400, 700, 400)), "the tip is met");
    }

    @Test
    void bodiesAreKeptOffByTheirClearance() {
        Barriers enemy = TABLE.withBodies(List.of(new Disc(new Spot(500, 300), 40)));

        assertFalse(enemy.passable(Segment.of(300, 340, 700, 340)));
        assertTrue(enemy.passable(Segment.of(300, 341, 700, 341)));
        Way way = enemy.way(WEST, EAST, 8, 500).orElseThrow();
        assertTrue(way.length() > 400 && way.length() < 415, way.toString());
        way.legs().forEach(leg -> assertTrue(enemy.passable(leg)));
    }

    @Test
    void aRoadLeadsThroughClosedGround() {
        Barriers river = TABLE.withGrounds(List.of(Outline.rectangle(0, 250, 1_000, 350)));
        var road = Polyline.of(new Spot(500, 0), new Spot(500, 600));

        assertEquals(Optional.empty(), river.way(new Spot(400, 200), new Spot(400, 400), 8, 2_000));
        Way way =
                river.withRoads(List.of(road), 10)
                        .way(new Spot(400, 200), new Spot(400, 400), 8, 2_000)
                        .orElseThrow();
        assertEquals("[(400, 200), (500, 247), (500, 353), (400, 400)]", way.toString());
    }

    @Test
    void aLegIsByRoadIfBothEndsAreNearOneStretch() {
        var road = Polyline.of(new Spot(100, 100), new Spot(500, 100), new Spot(500, 500));
        Barriers roads = TABLE.withRoads(List.of(road), 10);

        assertTrue(roads.byRoad(Segment.of(100, 110, 400, 90)));
        assertFalse(roads.byRoad(Segment.of(100, 111, 400, 90)));
        assertFalse(roads.byRoad(Segment.of(100, 100, 500, 400)), "two stretches");
    }

    @Test
    void aGapBetweenTwoBodiesCanBePassedOrNot() {
        Barriers wide =
                TABLE.withBodies(
                        List.of(
                                new Disc(new Spot(500, 340), 39),
                                new Disc(new Spot(500, 260), 39)));

        assertTrue(wide.passable(new Segment(WEST, EAST)));
        Barriers narrow =
                wide.withBodies(
                        List.of(
                                new Disc(new Spot(500, 340), 40),
                                new Disc(new Spot(500, 260), 40)));
        assertFalse(narrow.passable(new Segment(WEST, EAST)));
    }

    @Test
    void theFirstFanIsADiscWhereNothingStands() {
        List<Fan> fans = Fans.of(TABLE, new Spot(500, 300), 200, 8);

        assertEquals(1, fans.size());
        assertTrue(fans.getFirst().rim().size() > 30);
        for (Spot spot : fans.getFirst().rim()) {
            assertEquals(200, new Spot(500, 300).lengthTo(spot), 1);
        }
    }

    @Test
    void fansCoverWhatLiesBehindACorner() {
        Barriers pond = TABLE.withGrounds(List.of(POND));
        List<Fan> fans = Fans.of(pond, WEST, 500, 8);
        var behind = new Spot(640, 300);

        assertTrue(pond.way(WEST, behind, 8, 500).isPresent());
        assertTrue(fans.stream().anyMatch(fan -> covers(fan, behind)));
        assertFalse(fans.stream().anyMatch(fan -> covers(fan, new Spot(500, 300))));
        assertEquals(List.of(), Fans.of(pond, new Spot(500, 300), 500, 8));
    }

    @Test
    void fansGoOnBehindClosedGroundByRoadAndShowNoneOfIt() {
        var road = Polyline.of(new Spot(500, 0), new Spot(500, 600));
        Barriers river =
                TABLE.withGrounds(List.of(Outline.rectangle(0, 250, 1_000, 350)))
                        .withRoads(List.of(road), 10);

        for (Spot start : List.of(new Spot(480, 200), new Spot(500, 300))) {
            List<Fan> fans = Fans.of(river, start, 300, 8);
            assertTrue(fans.stream().anyMatch(fan -> covers(fan, new Spot(450, 380))));
            assertFalse(fans.stream().anyMatch(fan -> covers(fan, new Spot(450, 300))));
        }
    }

    /** By the number of times that a line to the east crosses its rim. */
    private static boolean covers(Fan fan, Spot spot) {
        boolean inside = false;
        Spot from = fan.rim().getLast();
        for (Spot to : fan.rim()) {
            boolean abreast = from.y() > spot.y() != to.y() > spot.y();
            if (abreast && to.y() > from.y() == new Segment(from, to).side(spot) > 0) {
                inside = !inside;
            }
            from = to;
        }
        return inside;
    }
}
