package sandtable.bench.skirmish;

import java.util.Arrays;

/**
 * The field: 13 by 13 hexes in slanting rows, so that a hex and its six neighbours need no case for
 * odd rows.
 */
final class Field {
    static final int SIDE = 13;
    static final int HEXES = SIDE * SIDE;
    private static final int[] COLUMN_STEPS = {1, -1, 0, 0, 1, -1};
    private static final int[] ROW_STEPS = {0, 0, 1, -1, -1, 1};
    private static final int[][] NEIGHBOURS = new int[HEXES][];

    static {
        for (int hex = 0; hex < HEXES; hex++) {
            NEIGHBOURS[hex] = around(hex);
        }
    }

    private Field() {}

    static int hex(int column, int row) {
        return row * SIDE + column;
    }

    /** The hexes beside a hex, not to be written to. */
    static int[] neighbours(int hex) {
        return NEIGHBOURS[hex];
    }

    static boolean adjacent(int a, int b) {
        for (int hex : NEIGHBOURS[a]) {
            if (hex == b) {
                return true;
            }
        }
        return false;
    }

    private static int[] around(int hex) {
        int[] around = new int[6];
        int count = 0;
        for (int direction = 0; direction < 6; direction++) {
            int column = hex % SIDE + COLUMN_STEPS[direction];
            int row = hex / SIDE + ROW_STEPS[direction];
            if (column >= 0 && column < SIDE && row >= 0 && row < SIDE) {
                around[count++] = hex(column, row);
            }
        }
        return Arrays.copyOf(around, count);
    }
}
