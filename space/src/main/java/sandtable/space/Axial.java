package sandtable.space;

/**
 * The six steps in axial coordinates: two axes at 60 degrees, in which geometry needs no case for
 * odd or even.
 */
final class Axial {
    private static final int[] Q = {0, 1, 1, 0, -1, -1};
    private static final int[] R = {-1, -1, 0, 1, 1, 0};
    private static final int[] BY_STEP = {-1, 5, 4, 0, -1, 3, 1, 2, -1};

    /** By how many places pointy directions are ahead of flat ones in the same step. */
    private final int turn;

    Axial(Layout layout) {
        turn = layout.pointy() ? 1 : 0;
    }

    int q(int direction) {
        return Q[(direction + turn) % 6];
    }

    int r(int direction) {
        return R[(direction + turn) % 6];
    }

    /** The direction of a single step, or -1 if it is none. */
    int direction(int q, int r) {
        if (q < -1 || q > 1 || r < -1 || r > 1) {
            return -1;
        }
        int flat = BY_STEP[(q + 1) * 3 + r + 1];
        return flat < 0 ? -1 : (flat + 6 - turn) % 6;
    }

    /**
     * The direction nearest to a vector; halfway between two, the one that comes first clockwise.
     */
    int nearest(int q, int r) {
        int before = along(5, q, r);
        for (int direction = 0; direction < 6; direction++) {
            int here = along(direction, q, r);
            int after = along((direction + 1) % 6, q, r);
            if (here > before && here >= after) {
                return direction;
            }
            before = here;
        }
        return -1;
    }

    /** Twice the length of a vector along a direction. */
    private int along(int direction, int q, int r) {
        int dq = q(direction);
        int dr = r(direction);
        return 2 * q * dq + 2 * r * dr + q * dr + r * dq;
    }

    static int length(int q, int r) {
        return Math.max(Math.max(Math.abs(q), Math.abs(r)), Math.abs(q + r));
    }
}
