package sandtable.space.measured;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.List;

class PartsTest {
    private static final Outline WOODS = Outline.rectangle(100, 0, 200, 100);

    /** Open to the north between x 140 and 160 down to y 50. */
    private static final Outline U =
            Outline.of(
                    new Spot(100, 0),
                    new Spot(200, 0),
                    new Spot(200, 100),
                    new Spot(160, 100),
                    new Spot(160, 50),
                    new Spot(140, 50),
                    new Spot(140, 100),
                    new Spot(100, 100));

    private static String parts(Outline outline, int x1, int y1, int x2, int y2) {
        return Parts.inside(Segment.of(x1, y1, x2, y2), outline).list().stream()
                .map(part -> part.from() + ".." + part.to())
                .toList()
                .toString();
    }

    @Test
    void aLineThroughAnAreaIsInsideBetweenItsEdges() {
        assertEquals("[1/4..1/2]", parts(WOODS, 0, 50, 400, 50));
        assertEquals("[0/1..1/2]", parts(WOODS, 150, 50, 250, 50));
        assertEquals("[0/1..1/1]", parts(WOODS, 110, 50, 190, 60));
        assertEquals("[]", parts(WOODS, 0, 50, 99, 50));
    }

    @Test
    void aDentMakesTwoParts() {
        assertEquals("[1/4..7/20, 2/5..1/2]", parts(U, 0, 75, 400, 75));
    }

    @Test
    void runningAlongAnEdgeIsNotInside() {
        assertEquals("[]", parts(WOODS, 0, 100, 400, 100));
        assertEquals("[]", parts(WOODS, 400, 0, 0, 0));
        assertEquals("[1/4..7/20, 2/5..1/2]", parts(U, 0, 50, 400, 50));
        assertEquals("[]", parts(WOODS, 120, 0, 180, 0));
    }

    @Test
    void touchingACornerIsNotInside() {
        assertEquals("[]", parts(WOODS, 50, 50, 150, 150));
        assertEquals("[0/1..1/2]", parts(WOODS, 150, 50, 250, 150));
    }

    @Test
    void throughTwoCornersIsInside() {
        assertEquals("[1/3..2/3]", parts(WOODS, 0, -100, 300, 200));
    }

    @Test
    void theTipOfADentDoesNotPartALine() {
        var notched =
                Outline.of(
                        new Spot(0, 0),
                        new Spot(100, 0),
                        new Spot(100, 100),
                        new Spot(50, 50),
                        new Spot(0, 100));

        assertEquals("[0/1..1/1]", parts(notched, 0, 50, 100, 50));
    }

    @Test
    void lengthsAreExactAndRoundedUp() {
        Parts parts = Parts.inside(Segment.of(0, 50, 400, 50), WOODS);

        assertEquals(100, parts.length());
        assertTrue(parts.longerThan(99));
        assertFalse(parts.longerThan(100));
        assertEquals(142, Parts.inside(Segment.of(0, -100, 300, 200), WOODS).length());
    }

    @Test
    void overlappingPartsCountOnce() {
        var line = Segment.of(0, 50, 400, 50);
        Parts one = Parts.inside(line, WOODS);
        Parts other = Parts.inside(line, Outline.rectangle(150, 0, 250, 100));

        assertEquals(150, one.or(other).length());
        assertEquals(1, one.or(other).list().size());
    }

    @Test
    void crossingsAreWhereALineChangesSides() {
        var hedge = Polyline.of(new Spot(100, 0), new Spot(100, 50), new Spot(150, 100));

        assertEquals("[1/2]", hedge.crossings(Segment.of(50, 50, 150, 50)).toString());
        assertEquals("[1/4]", hedge.crossings(Segment.of(50, 25, 250, 25)).toString());
        assertEquals(List.of(), hedge.crossings(Segment.of(100, 25, 250, 25)));
        assertEquals(List.of(), hedge.crossings(Segment.of(50, 0, 150, 0)));
        assertEquals(List.of(), hedge.crossings(Segment.of(50, 100, 99, 0)));
    }

    @Test
    void aTipThatIsTouchedIsNotCrossed() {
        var roof = Polyline.of(new Spot(0, 0), new Spot(50, 50), new Spot(100, 0));

        assertEquals(List.of(), roof.crossings(Segment.of(0, 50, 100, 50)));
        assertEquals("[1/2]", roof.contacts(Segment.of(0, 50, 100, 50)).toString());
        assertEquals(2, roof.crossings(Segment.of(0, 49, 100, 49)).size());
    }

    @Test
    void aStepThatRunsAlongTheLineIsCrossedOnce() {
        var step =
                Polyline.of(new Spot(40, 80), new Spot(40, 50), new Spot(60, 50), new Spot(60, 0));

        assertEquals("[2/5]", step.crossings(Segment.of(0, 50, 100, 50)).toString());
        assertEquals("[2/5, 3/5]", step.contacts(Segment.of(0, 50, 100, 50)).toString());
        assertEquals(List.of(), step.crossings(Segment.of(50, 50, 100, 50)));
    }

    @Test
    void howFarACrossingIsFromAnEndIsExact() {
        var sight = Segment.of(0, 0, 400, 300);
        Ratio at = new Ratio(30, 500);

        assertTrue(at.within(30, sight));
        assertFalse(at.within(29, sight));
        assertFalse(new Ratio(30_000_001, 500_000_000).within(30, sight));
        assertTrue(at.rest().within(470, sight));
        assertFalse(at.rest().within(469, sight));
    }
}
