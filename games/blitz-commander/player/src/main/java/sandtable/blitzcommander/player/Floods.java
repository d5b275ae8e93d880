package sandtable.blitzcommander.player;

import sandtable.space.HexGrid;

import java.util.Arrays;

/**
 * Walks of a turn. From one position to the next most of them stay as they were, so that the recent
 * ones are kept.
 */
final class Floods {
    private static final int KEPT = 1 << 13;
    private static final int NEVER = Integer.MAX_VALUE / 2;

    /** What a walk depends on, of each hex that it may come to. */
    private static final int ZONE = 0;

    private static final int ENEMIES = 1;
    private static final int LONE_GUNS = 2;
    private static final int FRIENDS = 3;
    private static final int FULL = 4;
    private static final int ASPECTS = 5;

    private final HexGrid grid;
    private final Gait[] gaits;
    private final int words;

    /** By pace and start: the hexes that could be reached if nobody were in the way. */
    private final long[][][] near;

    /** Threads may lose each other's additions: then a walk is worked out twice. */
    private final Flood[] recent = new Flood[KEPT];

    Floods(HexGrid grid, Gait[] gaits) {
        this.grid = grid;
        this.gaits = gaits;
        this.words = Position.words(grid.size());
        long[] nobody = new long[ASPECTS * words];
        this.near = new long[gaits.length][grid.size()][];
        for (int pace = 0; pace < gaits.length; pace++) {
            for (int hex = 0; hex < grid.size(); hex++) {
                near[pace][hex] = reached(hex, gaits[pace], Gait.TURN, nobody);
            }
        }
    }

    Flood of(Position position, int side, int start, int pace, int budget) {
        long[] around = around(position, side, near[pace][start]);
        int walk = (start * gaits.length + pace) * (Gait.TURN + 1) + budget;
        int slot = (int) ((Fights.hash(around) + walk) * 0x9E3779B97F4A7C15L >>> 40) & KEPT - 1;
        Flood kept = recent[slot];
        if (kept != null && kept.of(walk, around)) {
            return kept;
        }
        long[] reached = reached(start, gaits[pace], budget, around);
        var flood = new Flood(walk, around, reached, struck(reached, around));
        recent[slot] = flood;
        return flood;
    }

    private long[] around(Position position, int side, long[] near) {
        long[] around = new long[ASPECTS * words];
        mask(position.zones(1 - side), near, around, ZONE);
        mask(position.holders(1 - side), near, around, ENEMIES);
        mask(position.loneGuns(1 - side), near, around, LONE_GUNS);
        mask(position.holders(side), near, around, FRIENDS);
        mask(position.full(side), near, around, FULL);
        return around;
    }

    private void mask(long[] set, long[] near, long[] around, int aspect) {
        for (int i = 0; i < words; i++) {
            around[aspect * words + i] = set[i] & near[i];
        }
    }

    private boolean has(long[] around, int aspect, int hex) {
        return (around[aspect * words + (hex >> 6)] >>> hex & 1) != 0;
    }

    private long[] reached(int start, Gait gait, int budget, long[] around) {
        long[] set = new long[words];
        Position.add(set, start);
        if (budget == 0) {
            return set;
        }
        int[] spent = new int[grid.size()];
        Arrays.fill(spent, NEVER);
        int[] queue = new int[4 * grid.size()];
        int head = 0;
        int tail = 0;
        spent[start] = 0;
        queue[tail++] = start;
        while (head < tail) {
            int hex = queue[head++];
            boolean held = has(around, ZONE, hex);
            for (int direction = 0; direction < 6; direction++) {
                int to = grid.neighbour(hex, direction);
                if (to < 0 || held && has(around, ZONE, to)) {
                    continue;
                }
                int back = HexGrid.opposite(direction);
                boolean enemies = has(around, ENEMIES, to);
                boolean free = gait.road(to, back) && !enemies && !has(around, FRIENDS, to);
                int cost = spent[hex] + (free ? gait.onRoad() : gait.into(to, back));
                if (cost > budget) {
                    continue;
                }
                if (enemies) {
                    if (has(around, LONE_GUNS, to)) {
                        Position.add(set, to);
                    }
                } else if (cost < spent[to] && tail < queue.length) {
                    spent[to] = cost;
                    queue[tail++] = to;
                    if (!has(around, FULL, to)) {
                        Position.add(set, to);
                    }
                }
            }
        }
        return set;
    }

    /** Guns that would be run over are no place to strike from. */
    private long[] struck(long[] reached, long[] around) {
        long[] places = new long[words];
        for (int i = 0; i < words; i++) {
            places[i] = reached[i] & ~around[ENEMIES * words + i];
        }
        return Position.beside(grid, places);
    }
}
