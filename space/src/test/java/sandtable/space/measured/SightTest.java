package sandtable.space.measured;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

class SightTest {
    private static final Screen.Stops DEEP = new Screen.Stops.BeyondDepth(50, 15);
    private static final Screen.Stops THIN = new Screen.Stops.BeyondSum(100);
    private static final Screen.Stops SOLID = new Screen.Stops.Always();

    private static final Outline WOODS = Outline.rectangle(100, 0, 300, 200);

    private static boolean clear(Screen screen, int x1, int y1, int x2, int y2) {
        return clear(List.of(screen), x1, y1, 0, x2, y2, 0);
    }

    /** Asked both ways. */
    private static boolean clear(
            List<Screen> screens, int x1, int y1, int level, int x2, int y2, int otherLevel) {
        var sight = Sight.past(screens);
        var one = new Spot(x1, y1);
        var other = new Spot(x2, y2);
        boolean clear = sight.clear(one, level, other, otherLevel);
        assertEquals(clear, sight.clear(other, otherLevel, one, level));
        return clear;
    }

    @Test
    void anAreaStopsALineThroughIt() {
        var woods = new Screen(WOODS, 1, DEEP);

        assertFalse(clear(woods, 0, 100, 400, 100));
        assertTrue(clear(woods, 0, 201, 400, 201));
        assertFalse(clear(woods, 0, 199, 400, 199));
    }

    @Test
    void aCornerOrAnEdgeStopsNothing() {
        var woods = new Screen(WOODS, 1, DEEP);

        assertTrue(clear(woods, 0, 200, 400, 200));
        assertTrue(clear(woods, 0, 100, 200, 300));
        assertFalse(clear(woods, 0, 99, 200, 299));
        assertTrue(clear(woods, 100, 50, 100, 350));
    }

    @Test
    void fromInsideItIsTheDepthThatCounts() {
        var woods = new Screen(WOODS, 1, DEEP);

        assertTrue(clear(woods, 165, 100, 0, 100));
        assertFalse(clear(woods, 166, 100, 0, 100));
        assertTrue(clear(woods, 110, 100, 190, 100));
        assertFalse(clear(woods, 110, 100, 191, 100));
    }

    @Test
    void aSlantedDepthIsExact() {
        var woods = new Screen(WOODS, 1, DEEP);

        assertTrue(clear(woods, 139, 100, -101, 420), "39 across at 3 : 4 is 65 deep");
        assertFalse(clear(woods, 140, 100, -100, 420));
    }

    @Test
    void theEdgeIsInsideForAnEnd() {
        var woods = new Screen(WOODS, 1, DEEP);

        assertFalse(clear(woods, 100, 100, 400, 100));
        assertTrue(clear(woods, 100, 100, 0, 100));
        assertTrue(clear(woods, 100, 39, 139, 0), "a short cut across a corner from edge to edge");
    }

    @Test
    void aDiscStopsLikeAnOutline() {
        var smoke = new Screen(new Disc(new Spot(200, 100), 50), Screen.SKY, DEEP);

        assertTrue(clear(smoke, 0, 150, 400, 150), "only touched");
        assertFalse(clear(smoke, 0, 149, 400, 149));
        assertTrue(clear(smoke, 200, 100, 400, 100), "50 mm to the rim");
        assertTrue(clear(smoke, 185, 100, 400, 100), "65 mm to the rim");
        assertFalse(clear(smoke, 184, 100, 400, 100));
        assertTrue(clear(smoke, 160, 100, 240, 100), "80 mm between two ends inside");
        assertFalse(clear(smoke, 159, 100, 240, 100));
        assertTrue(clear(smoke, 191, 88, 191 + 240, 88 + 320), "15 from the centre, 3 : 4 : 5");
        assertFalse(clear(smoke, 190, 87, 190 + 240, 87 + 320));
    }

    @Test
    void fromTheRimOfADiscEveryDepthCounts() {
        var stops = new Screen.Stops.BeyondDepth(0, 0);
        var smoke = new Screen(new Disc(new Spot(200, 100), 50), Screen.SKY, stops);

        assertFalse(clear(smoke, 150, 100, 400, 100));
        assertTrue(clear(smoke, 150, 100, 0, 100));
    }

    @Test
    void thinAreasAddUp() {
        List<Screen> orchards =
                List.of(
                        new Screen(Outline.rectangle(100, 0, 160, 100), Screen.SKY, THIN),
                        new Screen(Outline.rectangle(200, 0, 240, 100), Screen.SKY, THIN));

        assertTrue(clear(orchards, 0, 50, 0, 400, 50, 0));
        assertFalse(clear(orchards, 0, 50, 0, 400, 51, 0));
        assertTrue(clear(orchards, 101, 50, 0, 400, 51, 0));
    }

    @Test
    void thinAreasThatOverlapCountOnce() {
        List<Screen> orchards =
                List.of(
                        new Screen(Outline.rectangle(100, 0, 180, 100), Screen.SKY, THIN),
                        new Screen(Outline.rectangle(120, 0, 200, 100), Screen.SKY, THIN));

        assertTrue(clear(orchards, 0, 50, 0, 400, 50, 0));
        assertFalse(clear(orchards, 0, 50, 0, 400, 51, 0));
    }

    @Test
    void aHigherScreenStopsAndALowerOneDoesNot() {
        var hill = List.of(new Screen(WOODS, 2, SOLID));

        assertFalse(clear(hill, 0, 100, 1, 400, 100, 1));
        assertFalse(clear(hill, 0, 100, 0, 400, 100, 1));
        assertTrue(clear(hill, 0, 100, 3, 400, 100, 0));
        assertTrue(clear(hill, 0, 100, 2, 400, 100, 2));
    }

    @Test
    void aScreenAsHighAsTheHigherEndStopsUnlessThatEndIsInIt() {
        var hill = List.of(new Screen(WOODS, 1, SOLID));

        assertFalse(clear(hill, 0, 100, 1, 400, 100, 0));
        assertTrue(clear(hill, 200, 100, 1, 400, 100, 0));
        assertTrue(clear(hill, 300, 100, 1, 0, 100, 0), "the edge is in it");
        assertFalse(clear(hill, 301, 100, 1, 0, 100, 0));
    }

    @Test
    void whatStopsALineIsNamed() {
        var thin = new Screen(Outline.rectangle(0, 300, 400, 400), Screen.SKY, THIN);
        var woods = new Screen(WOODS, 1, DEEP);
        var sight = Sight.past(List.of(thin)).and(List.of(woods));

        assertEquals(Optional.of(woods), sight.stop(new Spot(50, 0), 0, new Spot(200, 500), 0));
        assertEquals(Optional.of(thin), sight.stop(new Spot(50, 290), 0, new Spot(60, 500), 0));
        assertEquals(Optional.empty(), sight.stop(new Spot(50, 290), 0, new Spot(50, 500), 0));
    }

    @Test
    void discsAreNotCountedTogether() {
        var disc = new Disc(new Spot(0, 0), 10);

        assertThrows(IllegalArgumentException.class, () -> new Screen(disc, 1, THIN));
    }

    @Test
    void theLevelIsThatOfTheHighestRise() {
        var relief =
                new Relief(
                        List.of(
                                new Relief.Rise(Outline.rectangle(150, 50, 200, 100), 2),
                                new Relief.Rise(WOODS, 1)));

        assertEquals(0, relief.level(new Spot(99, 100)));
        assertEquals(1, relief.level(new Spot(100, 100)));
        assertEquals(2, relief.level(new Spot(150, 100)));
    }
}
