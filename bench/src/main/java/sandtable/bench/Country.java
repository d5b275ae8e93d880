package sandtable.bench;

import sandtable.bench.limit.BareReach;
import sandtable.space.HexGrid;
import sandtable.space.Layout;
import sandtable.space.Reach;

import java.util.SplittableRandom;

/**
 * A map whose hexes cost 1 to 3 points to enter, and the ranges of a unit that stands now here, now
 * there.
 */
public final class Country {
    private static final int RANGES = 50;
    private static final int STRIDE = 977;

    private final HexGrid grid;
    private final BareReach bare;
    private final Entry entry;
    private final int budget;
    private int at = 0;
    private long reached = 0;

    public Country(int columns, int rows, int budget) {
        this.budget = budget;
        grid = HexGrid.of(columns, rows, Layout.FLAT_EVEN_COLUMNS_DOWN);
        var random = new SplittableRandom(7);
        byte[] costs = new byte[grid.size()];
        int[] neighbours = new int[6 * grid.size()];
        for (int hex = 0; hex < grid.size(); hex++) {
            boolean woods = random.nextInt(10) < 2;
            boolean hill = random.nextInt(10) < 1;
            costs[hex] = (byte) (1 + (woods ? 1 : 0) + (hill ? 1 : 0));
            for (int direction = 0; direction < 6; direction++) {
                neighbours[6 * hex + direction] = grid.neighbour(hex, direction);
            }
        }
        entry = new Entry(costs);
        bare = new BareReach(neighbours, costs, budget);
    }

    private record Entry(byte[] costs) implements Reach.Steps {
        @Override
        public int cost(int from, int direction, int to, int state) {
            return costs[to];
        }

        @Override
        public int least() {
            return 1;
        }
    }

    public long reaches() {
        for (int i = 0; i < RANGES; i++) {
            reached += Reach.of(grid, next(), 0, budget, entry).count();
        }
        return RANGES;
    }

    public long bareReaches() {
        for (int i = 0; i < RANGES; i++) {
            reached += bare.reach(next());
        }
        return RANGES;
    }

    private int next() {
        at = (at + STRIDE) % grid.size();
        return at;
    }

    /** All hexes reached so far, so that no work is for nothing. */
    public long reached() {
        return reached;
    }
}
