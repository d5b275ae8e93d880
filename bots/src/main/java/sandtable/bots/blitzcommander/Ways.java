package sandtable.bots.blitzcommander;

import sandtable.space.HexGrid;
import sandtable.space.HexSet;

import java.util.Arrays;

/** How far it is from every hex to the nearest of some hexes, in parts of {@link Gait#TURN}. */
final class Ways {
    /** What a hex is away from which there is no way at all. */
    static final int FAR = 12 * Gait.TURN;

    /** What it takes to get from one enemy Zone of Control to another: somebody must go first. */
    private static final int ZONE = Gait.TURN;

    /** What it takes to clear a hex, and for each unit in it. */
    private static final int ENEMY = Gait.TURN * 3 / 4;

    private static final int EACH_UNIT = Gait.TURN / 3;

    private final HexGrid grid;
    private final int[] extra;
    private final boolean[] zone;

    private Ways(HexGrid grid, int[] extra, boolean[] zone) {
        this.grid = grid;
        this.extra = extra;
        this.zone = zone;
    }

    /** If nobody stands in the way. */
    static int[] free(HexGrid grid, Gait gait, HexSet ends) {
        return search(grid, gait, ends, new int[grid.size()], new boolean[grid.size()]);
    }

    /** As the enemies of a side stand now. */
    static Ways past(Position position, int side) {
        HexGrid grid = position.outlook().grid;
        int[] extra = new int[grid.size()];
        boolean[] zone = new boolean[grid.size()];
        for (int hex = 0; hex < extra.length; hex++) {
            int there = position.count(1 - side, hex);
            extra[hex] = there == 0 ? 0 : ENEMY + EACH_UNIT * there;
            zone[hex] = position.zone(1 - side, hex);
        }
        return new Ways(grid, extra, zone);
    }

    int[] to(HexSet ends, Gait gait) {
        return search(grid, gait, ends, extra, zone);
    }

    private static int[] search(HexGrid grid, Gait gait, HexSet ends, int[] extra, boolean[] zone) {
        int size = grid.size();
        int[] far = new int[size];
        Arrays.fill(far, FAR);
        int[] queue = new int[size + 1];
        boolean[] waits = new boolean[size];
        int head = 0;
        int tail = 0;
        for (int end : ends.toArray()) {
            far[end] = 0;
            waits[end] = true;
            queue[tail++] = end;
        }
        while (head != tail) {
            int hex = queue[head];
            head = head == size ? 0 : head + 1;
            waits[hex] = false;
            int here = far[hex] + extra[hex];
            for (int direction = 0; direction < 6; direction++) {
                int step = gait.longWay(hex, direction);
                if (step == Gait.BARRED) {
                    continue;
                }
                int from = grid.neighbour(hex, direction);
                int cost = here + step + (zone[hex] && zone[from] ? ZONE : 0);
                if (cost < far[from]) {
                    far[from] = cost;
                    if (!waits[from]) {
                        waits[from] = true;
                        queue[tail] = from;
                        tail = tail == size ? 0 : tail + 1;
                    }
                }
            }
        }
        return far;
    }
}
