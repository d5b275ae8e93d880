package sandtable.notquitemechanized.terrain;

import sandtable.notquitemechanized.data.Setting;
import sandtable.space.measured.Spot;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * R-NQM-62: which hundred-metre squares of a ground see which, up to the farthest that anybody is
 * seen. What is asked is worked out once and kept: it is always the same, so it does not matter who
 * asks first, nor whether two ask at once.
 */
public final class Sightlines {
    private static final int SQUARE = 100;
    private static final byte CLEAR = 1;
    private static final byte BLOCKED = 2;

    private final Ground ground;
    private final int columns;
    private final int reach;
    private final Heights heights;
    private final AtomicReferenceArray<byte[]> known;

    Sightlines(Ground ground) {
        this.ground = ground;
        this.columns = ground.width() / SQUARE + 1;
        this.reach = Setting.SIGHT_MOVING_VEHICLES.value() / SQUARE + 4;
        this.heights = new Heights(ground);
        this.known = new AtomicReferenceArray<>(columns * (ground.depth() / SQUARE + 1));
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
        byte[] looked = looked(row * columns + column);
        int at = (north + reach) * (2 * reach + 1) + east + reach;
        if (looked[at] == 0) {
            boolean clear =
                    SightLine.clear(
                            heights, middle(column, row), middle(column + east, row + north));
            looked[at] = clear ? CLEAR : BLOCKED;
        }
        return looked[at] == CLEAR;
    }

    private byte[] looked(int square) {
        byte[] looked = known.get(square);
        if (looked == null) {
            int span = 2 * reach + 1;
            known.compareAndSet(square, null, new byte[span * span]);
            looked = known.get(square);
        }
        return looked;
    }

    private Spot middle(int column, int row) {
        return new Spot(
                Math.min(column * SQUARE + SQUARE / 2, ground.width()),
                Math.min(row * SQUARE + SQUARE / 2, ground.depth()));
    }
}
