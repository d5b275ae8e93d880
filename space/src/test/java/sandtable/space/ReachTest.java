package sandtable.space;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.SplittableRandom;

class ReachTest {
    private static final HexGrid ROW = HexGrid.of(6, 1, Layout.POINTY_EVEN_ROWS_RIGHT);
    private static final Reach.Steps ONE_EACH = (_, _, _, _) -> 1;

    @Test
    void theStartIsReachedForNothing() {
        Reach reach = Reach.of(ROW, 2, 0, 1, ONE_EACH);

        assertEquals(0, reach.cost(2));
        assertEquals(2, reach.hex(0));
        assertEquals(0, reach.path(2).length);
    }

    @Test
    void hexesComeInOrderOfCostThenNumber() {
        Reach reach = Reach.of(ROW, 2, 0, 2, ONE_EACH);

        assertEquals(5, reach.count());
        assertArrayEquals(new int[] {2, 1, 3, 0, 4}, order(reach));
    }

    @Test
    void whatCostsMoreThanTheBudgetIsNotReached() {
        Reach reach = Reach.of(ROW, 0, 0, 2, ONE_EACH);

        assertFalse(reach.reaches(3));
        assertEquals(-1, reach.cost(3));
        assertFalse(reach.reaches(-1));
        assertThrows(IllegalArgumentException.class, () -> reach.path(3));
    }

    @Test
    void aPathLeavesOutTheHexWhereTheUnitStands() {
        assertArrayEquals(new int[] {2, 3}, Reach.of(ROW, 1, 0, 5, ONE_EACH).path(3));
    }

    @Test
    void aPathFromOutsideHoldsTheHexEntered() {
        Reach reach = Reach.of(ROW, new int[] {0, 5, 2}, new int[] {1, 3, 9}, 0, 4, ONE_EACH);

        assertArrayEquals(new int[] {0, 1, 2}, reach.path(2));
        assertEquals(3, reach.cost(2));
        assertArrayEquals(new int[] {5, 4}, reach.path(4));
    }

    @Test
    void aBarredStepIsNotTaken() {
        Reach reach =
                Reach.of(ROW, 2, 0, 9, (from, _, to, _) -> from == 3 && to == 4 ? Reach.BARRED : 1);

        assertTrue(reach.reaches(3));
        assertFalse(reach.reaches(4));
    }

    @Test
    void aHexThatHaltsIsEnteredButNotLeft() {
        Reach reach = Reach.of(ROW, 2, 0, 9, haltingAt(3));

        assertTrue(reach.reaches(3));
        assertFalse(reach.reaches(4));
    }

    @Test
    void aUnitThatBeginsInAHexThatHaltsMayLeave() {
        assertTrue(Reach.of(ROW, 3, 0, 9, haltingAt(3)).reaches(5));
    }

    @Test
    void aUnitThatEntersAHexThatHaltsMayNotGoOn() {
        assertFalse(Reach.of(ROW, new int[] {3}, new int[] {1}, 0, 9, haltingAt(3)).reaches(4));
    }

    @Test
    void anEarlierResultStaysValid() {
        Reach first = Reach.of(ROW, 0, 0, 2, ONE_EACH);
        Reach.of(ROW, 5, 0, 2, ONE_EACH);

        assertArrayEquals(new int[] {0, 1, 2}, order(first));
        assertEquals(2, first.cost(2));
        assertArrayEquals(new int[] {1, 2}, first.path(2));
    }

    @Test
    void aCostMayDependOnAnotherReach() {
        Reach reach =
                Reach.of(
                        ROW,
                        0,
                        0,
                        4,
                        (from, _, to, _) -> Reach.of(ROW, from, 0, 3, ONE_EACH).cost(to));

        assertEquals(4, reach.cost(4));
        assertEquals(5, reach.count());
    }

    @Test
    void aCostThatFailsSpoilsNoLaterReach() {
        assertThrows(
                IllegalStateException.class,
                () ->
                        Reach.of(
                                ROW,
                                2,
                                0,
                                4,
                                (from, _, _, _) -> {
                                    if (from == 2) {
                                        return 1;
                                    }
                                    throw new IllegalStateException("a bug in the rule");
                                }));

        assertArrayEquals(new int[] {0, 1}, order(Reach.of(ROW, 0, 0, 1, ONE_EACH)));
    }

    @Test
    void anUnlimitedBudgetReachesAll() {
        assertEquals(6, Reach.of(ROW, 0, 0, Integer.MAX_VALUE, (_, _, _, _) -> 1000).count());
    }

    @Test
    void reachAgreesWithTryingEveryStepUntilNothingImproves() {
        var random = new SplittableRandom(7);
        for (int round = 0; round < 400; round++) {
            var layout = Layout.values()[random.nextInt(4)];
            var grid = HexGrid.of(random.nextInt(1, 14), random.nextInt(1, 14), layout);
            var steps = new Ground(grid, random.nextInt(1, 4), random.nextLong());
            int state = random.nextInt(steps.states());
            int budget = random.nextInt(25);
            int start = random.nextInt(grid.size());

            assertSame(
                    grid,
                    Improved.from(grid, start, state, steps),
                    budget,
                    Reach.of(grid, start, state, budget, steps));
        }
    }

    @Test
    void everyPathCostsWhatIsSaid() {
        var random = new SplittableRandom(8);
        for (int round = 0; round < 200; round++) {
            var grid =
                    HexGrid.of(
                            random.nextInt(1, 14),
                            random.nextInt(1, 14),
                            Layout.FLAT_ODD_COLUMNS_DOWN);
            var steps = new Ground(grid, random.nextInt(1, 4), random.nextLong());
            int start = random.nextInt(grid.size());
            Reach reach = Reach.of(grid, start, 0, 15, steps);
            for (int i = 0; i < reach.count(); i++) {
                int hex = reach.hex(i);
                assertEquals(reach.cost(hex), walked(grid, steps, start, reach.path(hex)));
            }
        }
    }

    private static int walked(HexGrid grid, Reach.Steps steps, int start, int[] path) {
        int at = start;
        int state = 0;
        int cost = 0;
        for (int to : path) {
            assertTrue(at == start || !steps.halts(at, state));
            int direction = grid.direction(at, to);
            cost += steps.cost(at, direction, to, state);
            state = steps.next(at, direction, to, state);
            at = to;
        }
        return cost;
    }

    private static void assertSame(HexGrid grid, int[] costs, int budget, Reach reach) {
        int count = 0;
        for (int hex = 0; hex < grid.size(); hex++) {
            boolean near = costs[hex] <= budget;
            count += near ? 1 : 0;
            assertEquals(near, reach.reaches(hex));
            assertEquals(near ? costs[hex] : -1, reach.cost(hex));
        }
        assertEquals(count, reach.count());
        for (int i = 1; i < count; i++) {
            int before = reach.hex(i - 1);
            int here = reach.hex(i);
            assertTrue(
                    costs[before] < costs[here] || costs[before] == costs[here] && before < here);
        }
    }

    private static int[] order(Reach reach) {
        int[] order = new int[reach.count()];
        for (int i = 0; i < order.length; i++) {
            order[i] = reach.hex(i);
        }
        return order;
    }

    private static Reach.Steps haltingAt(int place) {
        return new Reach.Steps() {
            @Override
            public int cost(int from, int direction, int to, int state) {
                return 1;
            }

            @Override
            public boolean halts(int hex, int state) {
                return hex == place;
            }
        };
    }
}
