package sandtable.space.measured;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

class WayTest {
    private static final Spot A = new Spot(0, 0);
    private static final Way ROUND_THE_CORNER = Way.of(A, new Spot(100, 0), new Spot(100, 80));

    @Test
    void everyLegIsRoundedUp() {
        assertEquals(180, ROUND_THE_CORNER.length());
        assertEquals(4, Way.of(A, new Spot(1, 1), new Spot(2, 2)).length());
        assertEquals(3, Way.of(A, new Spot(2, 2)).length());
        assertEquals(0, Way.of(A).length());
    }

    @Test
    void stopsFollowTheWayRoundItsCorners() {
        assertEquals(
                "[(50, 0), (100, 0), (100, 50), (100, 80)]", ROUND_THE_CORNER.stops(50).toString());
        assertEquals("[(70, 0), (100, 40), (100, 80)]", ROUND_THE_CORNER.stops(70).toString());
        assertEquals("[(90, 0), (100, 80)]", ROUND_THE_CORNER.stops(90).toString());
        assertEquals(List.of(), Way.of(A).stops(50));
    }

    @Test
    void aPartIsNeverLongerThanAskedFor() {
        assertEquals(Way.of(A, new Spot(100, 0), new Spot(100, 20)), ROUND_THE_CORNER.part(120));
        assertEquals(ROUND_THE_CORNER, ROUND_THE_CORNER.part(180));
        assertEquals(Way.of(A, new Spot(100, 0)), ROUND_THE_CORNER.part(100));
        assertEquals(Way.of(A), ROUND_THE_CORNER.part(0));
        var slanted = Way.of(A, new Spot(977, 613));
        for (int mm = 0; mm <= slanted.length(); mm++) {
            int length = slanted.part(mm).length();
            assertTrue(length <= mm && length >= mm - 2, mm + " gives " + length);
        }
    }

    @Test
    void theLongestPartStopsShortOfWhatIsClosed() {
        var pond = Outline.rectangle(60, -20, 80, 20);

        Way part = ROUND_THE_CORNER.longest(500, leg -> !pond.meets(leg), _ -> true);
        assertEquals(Way.of(A, new Spot(59, 0)), part);
        assertEquals(
                Way.of(A, new Spot(40, 0)),
                ROUND_THE_CORNER.longest(40, leg -> !pond.meets(leg), _ -> true));
    }

    @Test
    void theLongestPartEndsWhereOneMayStand() {
        var friend = new Spot(100, 60);

        Way part = ROUND_THE_CORNER.longest(500, _ -> true, spot -> !friend.within(29, spot));
        assertEquals(new Spot(100, 30), part.end());
        assertEquals(Way.of(A), ROUND_THE_CORNER.longest(500, _ -> true, spot -> spot.equals(A)));
    }

    @Test
    void thinningKeepsWhatStandsOutMost() {
        Way drawn =
                Way.of(A, new Spot(50, 3), new Spot(100, 0), new Spot(97, 40), new Spot(100, 80));

        assertEquals(ROUND_THE_CORNER, drawn.thinned(2, 0));
        assertEquals(ROUND_THE_CORNER, drawn.thinned(8, 3));
        assertEquals(drawn, drawn.thinned(8, 2));
        assertEquals(Way.of(A, new Spot(100, 80)), drawn.thinned(1, 0));
    }

    @Test
    void aThinnedWayIsNeverLongerAndHasFewLegs() {
        var random = new SplittableRandom(5);
        for (int i = 0; i < 300; i++) {
            var spots = new ArrayList<Spot>();
            Spot at = new Spot(1_000, 1_000);
            for (int step = 0; step < 2 + random.nextInt(80); step++) {
                at = at.plus(random.nextInt(-9, 12), random.nextInt(-9, 10));
                spots.add(at);
            }
            Way drawn = Way.through(spots);
            Way thinned = drawn.thinned(8, 0);
            assertTrue(thinned.length() <= drawn.length());
            assertTrue(thinned.legs().size() <= 8);
            assertEquals(drawn.start(), thinned.start());
            assertEquals(drawn.end(), thinned.end());
        }
    }

    @Test
    void aWayStartsSomewhereAndMoves() {
        assertThrows(IllegalArgumentException.class, () -> new Way(List.of()));
        assertThrows(IllegalArgumentException.class, () -> Way.of(A, A));
    }
}
