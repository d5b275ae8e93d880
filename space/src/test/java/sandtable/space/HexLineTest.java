package sandtable.space;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.TreeSet;

class HexLineTest {
    private static final HexGrid POINTY = HexGrid.of(5, 5, Layout.POINTY_EVEN_ROWS_RIGHT);

    @Test
    void aLineAlongARowPassesThroughItsHexes() {
        assertEquals("5 6 7 8", HexLine.of(POINTY, 5, 8).toString());
    }

    @Test
    void aLineAlongAHexsideHasBothHexesBesideIt() {
        assertEquals("2 6/7 12 16/17 22", HexLine.of(POINTY, 2, 22).toString());
    }

    @Test
    void alongTheEdgeOfTheMapOnlyTheHexOnItCounts() {
        HexLine edge = HexLine.of(POINTY, 0, 20);

        assertEquals("0 5 10 15 20", edge.toString());
        assertTrue(edge.alongside(1) && edge.alongside(3));
        assertFalse(edge.alongside(0) || edge.alongside(2) || edge.alongside(4));
    }

    @ParameterizedTest
    @EnumSource
    void insideTheMapAStepAlongAHexsideHasTwoHexes(Layout layout) {
        var grid = HexGrid.of(13, 14, layout);
        int middle = grid.at(7, 7);
        for (int to : grid.within(middle, 5).toArray()) {
            HexLine line = HexLine.of(grid, middle, to);
            for (int step = 0; step < line.length(); step++) {
                assertEquals(line.beside(step) >= 0, line.alongside(step), line.toString());
            }
        }
    }

    @Test
    void aLineFromAHexToItselfIsThatHex() {
        assertEquals("7", HexLine.of(POINTY, 7, 7).toString());
    }

    @ParameterizedTest
    @EnumSource
    void theWayBackIsTheWayThereReversed(Layout layout) {
        var grid = HexGrid.of(11, 12, layout);
        for (int a = 0; a < grid.size(); a++) {
            for (int b = 0; b < grid.size(); b++) {
                HexLine there = HexLine.of(grid, a, b);
                HexLine back = HexLine.of(grid, b, a);
                assertEquals(there.length(), back.length());
                for (int step = 0; step < there.length(); step++) {
                    assertEquals(there.hex(step), back.hex(back.length() - 1 - step));
                    assertEquals(there.beside(step), back.beside(back.length() - 1 - step));
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyStepIsNextToTheOneBefore(Layout layout) {
        var grid = HexGrid.of(11, 12, layout);
        for (int a = 0; a < grid.size(); a++) {
            for (int b = 0; b < grid.size(); b++) {
                HexLine line = HexLine.of(grid, a, b);
                assertTrue(line.length() >= grid.distance(a, b) + 1);
                assertEquals(a, line.hex(0));
                assertEquals(b, line.hex(line.length() - 1));
                for (int step = 1; step < line.length(); step++) {
                    assertTrue(grid.adjacent(line.hex(step - 1), line.hex(step)));
                    assertTrue(
                            line.beside(step) < 0
                                    || grid.adjacent(line.hex(step), line.beside(step)));
                }
            }
        }
    }

    /**
     * Against plain plane geometry: a hex is on the line just if some point close inside its
     * boundary is.
     */
    @ParameterizedTest
    @EnumSource
    void exactlyTheHexesTheLinePassesThroughAreOnIt(Layout layout) {
        var grid = HexGrid.of(9, 8, layout);
        for (int a = 0; a < grid.size(); a += 5) {
            for (int b = 0; b < grid.size(); b++) {
                HexLine line = HexLine.of(grid, a, b);
                var walked = new TreeSet<Integer>();
                for (int step = 0; step < line.length(); step++) {
                    walked.add(line.hex(step));
                    if (line.beside(step) >= 0) {
                        walked.add(line.beside(step));
                    }
                }
                assertEquals(crossed(grid, a, b), walked);
            }
        }
    }

    @Test
    void aVisitorMayStopTheWalk() {
        int[] seen = {0};
        boolean toTheEnd = HexLine.between(POINTY, 5, 9, (_, _) -> ++seen[0] < 2);

        assertFalse(toTheEnd);
        assertEquals(2, seen[0]);
    }

    @Test
    void theWalkBetweenLeavesOutBothEnds() {
        var seen = new StringBuilder();
        boolean toTheEnd =
                HexLine.between(
                        POINTY,
                        2,
                        12,
                        (hex, beside) -> {
                            seen.append(hex).append('/').append(beside);
                            return true;
                        });

        assertTrue(toTheEnd);
        assertEquals("6/7", seen.toString());
    }

    private static TreeSet<Integer> crossed(HexGrid grid, int a, int b) {
        var crossed = new TreeSet<Integer>();
        for (int hex = 0; hex < grid.size(); hex++) {
            if (overlap(grid, hex, a, b) > 1e-6) {
                crossed.add(hex);
            }
        }
        return crossed;
    }

    /**
     * The part of the line inside a hex made a hair larger, so that its own sides belong to it but
     * touched corners hardly.
     */
    private static double overlap(HexGrid grid, int hex, int a, int b) {
        double from = 0;
        double to = 1;
        for (int direction = 0; direction < 6; direction++) {
            double angle = Math.PI / 3 * direction;
            double start = across(grid, hex, a, angle);
            double end = across(grid, hex, b, angle);
            double limit = 0.5 + 1e-9;
            if (start > limit && end > limit) {
                return 0;
            }
            if (start > limit || end > limit) {
                double cut = (limit - start) / (end - start);
                from = start > limit ? Math.max(from, cut) : from;
                to = end > limit ? Math.min(to, cut) : to;
            }
        }
        return to - from;
    }

    /** How far a hex's centre lies from another's, measured across one of the six sides. */
    private static double across(HexGrid grid, int from, int to, double angle) {
        double q = grid.q(to) - grid.q(from);
        double r = grid.r(to) - grid.r(from);
        return (q + r / 2) * Math.cos(angle) + r * Math.sqrt(3) / 2 * Math.sin(angle);
    }
}
