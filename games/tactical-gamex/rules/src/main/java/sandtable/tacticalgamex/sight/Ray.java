package sandtable.tacticalgamex.sight;

/**
 * The places a line passes on its way, reckoned as {@link sandtable.space.HexLine} does and with
 * the same outcome, but from place to place of a {@link Panorama}: all lines that lead as far in
 * the same direction are one. Whole numbers and one loop, quick even before it is compiled.
 */
final class Ray {
    private static final int[] ACROSS = {0, 1, 1, 0, -1, -1};
    private static final int[] DOWN = {-1, -1, 0, 1, 1, 0};

    private final int[] steps = new int[6];
    private final int[] places;

    /**
     * @param stride how far apart the columns are
     * @param longest how many steps a line has at most
     */
    Ray(int stride, int longest) {
        for (int side = 0; side < steps.length; side++) {
            steps[side] = ACROSS[side] * stride + DOWN[side];
        }
        this.places = new int[2 * longest];
    }

    /** How far away the neighbour on a side is. */
    int step(int side) {
        return steps[side];
    }

    /** The last line drawn: two places for a step, the second 0 where it has none. */
    int[] places() {
        return places;
    }

    /**
     * Draws the line to a place so far across and down the slant.
     *
     * @return how many numbers of {@link #places} it takes
     */
    int draw(int across, int down) {
        int end = across * steps[2] + down;
        int first = nearest(across, down) + 5;
        int a = first % 6;
        int b = (first + 1) % 6;
        int c = (first + 2) % 6;
        int handA = hand(a, across, down);
        int handB = hand(b, across, down);
        int handC = hand(c, across, down);
        int cornerA = handA + handB;
        int cornerB = handB + handC;
        int cornerC = handC + hand((first + 3) % 6, across, down);
        int count = 0;
        int centre = 0;
        int at = 0;
        while (true) {
            int left = 3 * centre + cornerA;
            int right = 3 * centre + cornerB;
            boolean byA = left > 0 || left == 0 && cornerA >= 0;
            boolean byB = !byA && (left == 0 || right > 0 || right == 0 && cornerB >= 0);
            int corner = byA ? cornerA : byB ? cornerB : cornerC;
            int exit = byA ? a : byB ? b : c;
            if (centre == 0 && corner == 0) {
                int other = (exit + 1) % 6;
                places[count++] = at + steps[exit];
                places[count++] = at + steps[other];
                at += steps[exit] + steps[other];
            } else {
                centre += byA ? handA : byB ? handB : handC;
                at += steps[exit];
            }
            if (at == end) {
                return count;
            }
            places[count++] = at;
            places[count++] = 0;
        }
    }

    private static int hand(int side, int across, int down) {
        return across * DOWN[side] - down * ACROSS[side];
    }

    /** The side towards which a line leads; halfway between two, the first clockwise. */
    private static int nearest(int across, int down) {
        int before = along(5, across, down);
        for (int side = 0; side < 6; side++) {
            int here = along(side, across, down);
            if (here > before && here >= along((side + 1) % 6, across, down)) {
                return side;
            }
            before = here;
        }
        throw new IllegalArgumentException("a line leads somewhere");
    }

    private static int along(int side, int across, int down) {
        return across * (2 * ACROSS[side] + DOWN[side]) + down * (2 * DOWN[side] + ACROSS[side]);
    }
}
