package sandtable.blitzcommander.player;

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
    private final byte[] enemies;
    private final long[] zone;

    /** Hexes by distance, the last that was found first; all counted from 1. */
    private final int[] last = new int[FAR];

    private final int[] before;
    private final int[] hexes;
    private final long[] found = new long[Position.words(FAR)];

    private Ways(HexGrid grid, byte[] enemies, long[] zone) {
        this.grid = grid;
        this.enemies = enemies;
        this.zone = zone;
        this.before = new int[7 * grid.size() + 1];
        this.hexes = new int[7 * grid.size() + 1];
    }

    /** If nobody stands in the way. */
    static Ways free(HexGrid grid) {
        return new Ways(grid, new byte[grid.size()], new long[Position.words(grid.size())]);
    }

    /** As the enemies of a side stand now. */
    static Ways past(Position position, int side) {
        return new Ways(
                position.outlook().grid, position.counts(1 - side), position.zones(1 - side));
    }

    /** Nearest hexes first; each is gone on from once. */
    int[] to(HexSet ends, Gait gait) {
        int[] far = new int[grid.size()];
        Arrays.fill(far, FAR);
        int entries = 0;
        for (int end : ends.toArray()) {
            far[end] = 0;
            entries = enter(entries, end, 0);
        }
        for (int at = next(0); at >= 0; at = next(at)) {
            int entry = last[at];
            last[at] = before[entry];
            if (last[at] == 0) {
                found[at >> 6] &= ~(1L << at);
            }
            int hex = hexes[entry];
            if (far[hex] < at) {
                continue; // found nearer since
            }
            int here = at + (enemies[hex] == 0 ? 0 : ENEMY + EACH_UNIT * enemies[hex]);
            boolean held = Position.has(zone, hex);
            for (int direction = 0; direction < 6; direction++) {
                int step = gait.longWay(hex, direction);
                if (step == Gait.BARRED) {
                    continue;
                }
                int from = grid.neighbour(hex, direction);
                int cost = here + step + (held && Position.has(zone, from) ? ZONE : 0);
                if (cost < far[from]) {
                    far[from] = cost;
                    entries = enter(entries, from, cost);
                }
            }
        }
        return far;
    }

    private int enter(int entries, int hex, int at) {
        int entry = entries + 1;
        hexes[entry] = hex;
        before[entry] = last[at];
        last[at] = entry;
        found[at >> 6] |= 1L << at;
        return entry;
    }

    /** The least distance from this on where a hex waits, or -1. */
    private int next(int at) {
        int word = at >> 6;
        long left = found[word] & -1L << at;
        while (left == 0) {
            if (++word == found.length) {
                return -1;
            }
            left = found[word];
        }
        return 64 * word + Long.numberOfTrailingZeros(left);
    }
}
