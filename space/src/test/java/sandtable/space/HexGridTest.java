package sandtable.space;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.ArrayDeque;
import java.util.Arrays;

class HexGridTest {
    private static final HexGrid POINTY = HexGrid.of(5, 4, Layout.POINTY_EVEN_ROWS_RIGHT);

    @Test
    void hexesCountRowByRowFromTheNorthWest() {
        assertEquals(0, POINTY.at(1, 1));
        assertEquals(7, POINTY.at(3, 2));
        assertEquals(3, POINTY.column(7));
        assertEquals(2, POINTY.row(7));
    }

    @Test
    void outsideTheMapIsNoHex() {
        assertEquals(-1, POINTY.at(0, 1));
        assertEquals(-1, POINTY.at(6, 1));
        assertEquals(-1, POINTY.at(1, 5));
        assertEquals(-1, POINTY.neighbour(POINTY.at(1, 1), 0));
    }

    @Test
    void stepsInTwoDirectionsLeadIntoTheWedgeBetweenThem() {
        int from = POINTY.at(3, 3);
        int east = POINTY.directionNamed("E");
        int northWest = POINTY.directionNamed("NW");

        assertTrue(POINTY.between(from, from, northWest, east));
        assertTrue(POINTY.between(from, POINTY.at(5, 3), northWest, east));
        int faced = POINTY.neighbour(from, POINTY.directionNamed("NE"));
        assertTrue(POINTY.between(from, faced, northWest, east));
        assertFalse(POINTY.between(from, POINTY.at(2, 3), northWest, east));
        assertFalse(POINTY.between(from, POINTY.at(3, 4), northWest, east));
    }

    @Test
    void evenRowsToTheRightPutTheirHexesSouthEastOfTheSameColumn() {
        assertEquals(
                POINTY.at(2, 2), POINTY.neighbour(POINTY.at(2, 1), POINTY.directionNamed("SE")));
        assertEquals(
                POINTY.at(3, 1), POINTY.neighbour(POINTY.at(2, 2), POINTY.directionNamed("NE")));
    }

    @Test
    void oddRowsToTheRightPutEvenRowsSouthWestOfTheSameColumn() {
        var grid = HexGrid.of(5, 4, Layout.POINTY_ODD_ROWS_RIGHT);

        assertEquals(grid.at(2, 2), grid.neighbour(grid.at(2, 1), grid.directionNamed("SW")));
        assertEquals(grid.at(3, 2), grid.neighbour(grid.at(2, 1), grid.directionNamed("SE")));
    }

    @Test
    void evenColumnsDownPutTheirHexesSouthEastOfTheSameRow() {
        var grid = HexGrid.of(5, 4, Layout.FLAT_EVEN_COLUMNS_DOWN);

        assertEquals(grid.at(2, 2), grid.neighbour(grid.at(1, 2), grid.directionNamed("SE")));
        assertEquals(grid.at(3, 3), grid.neighbour(grid.at(2, 2), grid.directionNamed("SE")));
        assertEquals(grid.at(1, 3), grid.neighbour(grid.at(1, 2), grid.directionNamed("S")));
    }

    @Test
    void oddColumnsDownPutEvenColumnsNorthEastOfTheSameRow() {
        var grid = HexGrid.of(5, 4, Layout.FLAT_ODD_COLUMNS_DOWN);

        assertEquals(grid.at(2, 2), grid.neighbour(grid.at(1, 2), grid.directionNamed("NE")));
        assertEquals(grid.at(3, 1), grid.neighbour(grid.at(2, 2), grid.directionNamed("NE")));
    }

    @Test
    void directionsHaveTheirNamesOnTheCompass() {
        assertEquals("NE", POINTY.directionName(0));
        assertEquals("W", POINTY.directionName(4));
        assertEquals(-1, POINTY.directionNamed("N"));
        assertEquals(0, HexGrid.of(2, 2, Layout.FLAT_EVEN_COLUMNS_DOWN).directionNamed("N"));
    }

    @ParameterizedTest
    @EnumSource
    void theWayBackIsTheOppositeDirection(Layout layout) {
        var grid = HexGrid.of(7, 6, layout);
        for (int hex = 0; hex < grid.size(); hex++) {
            for (int direction = 0; direction < 6; direction++) {
                int to = grid.neighbour(hex, direction);
                if (to >= 0) {
                    assertEquals(hex, grid.neighbour(to, HexGrid.opposite(direction)));
                    assertEquals(direction, grid.direction(hex, to));
                    assertEquals(direction, grid.bearing(hex, to));
                    assertTrue(grid.adjacent(hex, to));
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void neighboursFollowEachOtherClockwise(Layout layout) {
        var grid = HexGrid.of(7, 6, layout);
        int middle = grid.at(4, 3);
        for (int direction = 0; direction < 6; direction++) {
            int here = grid.neighbour(middle, direction);
            int next = grid.neighbour(middle, (direction + 1) % 6);

            assertEquals((direction + 2) % 6, grid.direction(here, next));
        }
    }

    @ParameterizedTest
    @EnumSource
    void distanceIsTheNumberOfStepsOfTheShortestWay(Layout layout) {
        var grid = HexGrid.of(9, 8, layout);
        for (int from = 0; from < grid.size(); from++) {
            int[] steps = stepsFrom(grid, from);
            for (int to = 0; to < grid.size(); to++) {
                assertEquals(steps[to], grid.distance(from, to));
                assertEquals(steps[to], grid.distance(to, from));
                assertEquals(steps[to] == 1, grid.direction(from, to) >= 0);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void noDetourIsShorter(Layout layout) {
        var grid = HexGrid.of(6, 7, layout);
        for (int a = 0; a < grid.size(); a++) {
            for (int b = 0; b < grid.size(); b++) {
                for (int c = 0; c < grid.size(); c++) {
                    assertTrue(grid.distance(a, c) <= grid.distance(a, b) + grid.distance(b, c));
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void ringsAndDiscsHoldWhatIsThatFarAway(Layout layout) {
        var grid = HexGrid.of(9, 8, layout);
        for (int hex = 0; hex < grid.size(); hex++) {
            for (int range = 0; range <= 14; range++) {
                int middle = hex;
                int wanted = range;
                var ring = new HexSet.Edit();
                var disc = new HexSet.Edit();
                for (int each = 0; each < grid.size(); each++) {
                    if (grid.distance(middle, each) == wanted) {
                        ring.add(each);
                    }
                    if (grid.distance(middle, each) <= wanted) {
                        disc.add(each);
                    }
                }
                assertEquals(ring.done(), HexSet.of(grid.ring(hex, range)));
                assertEquals(disc.done(), grid.within(hex, range));
            }
        }
    }

    @Test
    void aRingGoesClockwiseFromDirectionZero() {
        int middle = POINTY.at(3, 3);

        int[] around = new int[6];
        Arrays.setAll(around, direction -> POINTY.neighbour(middle, direction));
        assertArrayEquals(around, POINTY.ring(middle, 1));
    }

    @ParameterizedTest
    @EnumSource
    void theBearingIsTheDirectionThatBringsNearestInAStraightLine(Layout layout) {
        var grid = HexGrid.of(9, 8, layout);
        for (int from = 0; from < grid.size(); from++) {
            for (int to = 0; to < grid.size(); to++) {
                int bearing = grid.bearing(from, to);
                assertEquals(from == to, bearing < 0);
                if (from != to) {
                    assertEquals(HexGrid.opposite(bearing), grid.bearing(to, from));
                    int next = grid.neighbour(from, bearing);
                    assertTrue(next < 0 || grid.distance(next, to) == grid.distance(from, to) - 1);
                }
            }
        }
    }

    @Test
    void halfwayBetweenTwoDirectionsTheBearingIsTheCounterClockwiseOne() {
        int from = POINTY.at(3, 3);
        int dueNorth = POINTY.at(3, 1);

        assertEquals("NW", POINTY.directionName(POINTY.bearing(from, dueNorth)));
    }

    @Test
    void gridsOfTheSameFormAreEqual() {
        assertEquals(HexGrid.of(5, 4, Layout.POINTY_EVEN_ROWS_RIGHT), POINTY);
        assertFalse(HexGrid.of(5, 4, Layout.POINTY_ODD_ROWS_RIGHT).equals(POINTY));
    }

    private static int[] stepsFrom(HexGrid grid, int start) {
        int[] steps = new int[grid.size()];
        Arrays.fill(steps, -1);
        steps[start] = 0;
        var queue = new ArrayDeque<Integer>();
        queue.add(start);
        while (!queue.isEmpty()) {
            int hex = queue.remove();
            for (int direction = 0; direction < 6; direction++) {
                int to = grid.neighbour(hex, direction);
                if (to >= 0 && steps[to] < 0) {
                    steps[to] = steps[hex] + 1;
                    queue.add(to);
                }
            }
        }
        return steps;
    }
}
