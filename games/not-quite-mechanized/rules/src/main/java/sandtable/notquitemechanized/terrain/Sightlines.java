package sandtable.notquitemechanized.terrain;

import sandtable.notquitemechanized.data.Setting;
import sandtable.space.measured.Spot;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Which hundred-metre squares of a ground see which, up to the farthest that anybody is seen. What
 * one square sees is worked out when it is first asked for, and kept: it is always the same, so it
 * does not matter who asks first.
 */
public final class Sightlines {
    private static final int SQUARE = 100;

    private final Ground ground;
    private final int columns;
    private final int rows;
    private final int reach;
    private final AtomicReferenceArray<long[]> seen;

    Sightlines(Ground ground) {
        this.ground = ground;
        this.columns = ground.width() / SQUARE + 1;
        this.rows = ground.depth() / SQUARE + 1;
        this.reach = Setting.SIGHT_MOVING_VEHICLES.value() / SQUARE + 2;
        this.seen = new AtomicReferenceArray<>(columns * rows);
    }

    /** Whether a line of sight leads from one place to another, and so the other way round. */
    public boolean clear(Spot from, Spot to) {
        int column = from.x() / SQUARE;
        int row = from.y() / SQUARE;
        int east = to.x() / SQUARE - column;
        int north = to.y() / SQUARE - row;
        if (Math.abs(east) > reach || Math.abs(north) > reach) {
            return false;
        }
        int bit = (north + reach) * (2 * reach + 1) + east + reach;
        return (row(column, row)[bit >> 6] >>> bit & 1) == 1;
    }

    private long[] row(int column, int row) {
        int square = row * columns + column;
        long[] known = seen.get(square);
        if (known == null) {
            known = looked(column, row);
            seen.set(square, known);
        }
        return known;
    }

    private long[] looked(int column, int row) {
        int span = 2 * reach + 1;
        long[] bits = new long[(span * span >> 6) + 1];
        Spot from = middle(column, row);
        for (int north = -reach; north <= reach; north++) {
            for (int east = -reach; east <= reach; east++) {
                int c = column + east;
                int r = row + north;
                boolean there = c >= 0 && c < columns && r >= 0 && r < rows;
                if (there && SightLine.clear(ground, from, middle(c, r))) {
                    int bit = (north + reach) * span + east + reach;
                    bits[bit >> 6] |= 1L << bit;
                }
            }
        }
        return bits;
    }

    private Spot middle(int column, int row) {
        return new Spot(
                Math.min(column * SQUARE + SQUARE / 2, ground.width()),
                Math.min(row * SQUARE + SQUARE / 2, ground.depth()));
    }
}
