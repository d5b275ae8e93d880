package sandtable.blitzcommander.player;

import java.util.Arrays;

/**
 * The ways to all goals of a side past its enemies. While the side itself moves they stay as they
 * were, so that recent ones are kept.
 */
final class Routes {
    private static final int KEPT = 64;

    /** Threads may lose each other's additions: then ways are worked out twice. */
    private final Found[] recent = new Found[KEPT];

    /**
     * @param ways by goal and kind of march; those of the other side's goals are left out
     */
    private record Found(int side, byte[] enemies, long[] zone, int[][][] ways) {
        boolean of(int side, Position position) {
            return this.side == side
                    && Arrays.equals(enemies, position.counts(1 - side))
                    && Arrays.equals(zone, position.zones(1 - side));
        }
    }

    /** By goal and kind of march. */
    int[][][] of(Position position, int side) {
        int hash = 31 * Arrays.hashCode(position.counts(1 - side)) + side;
        int slot = (hash ^ hash >>> 12 ^ hash >>> 20) & KEPT - 1;
        Found kept = recent[slot];
        if (kept != null && kept.of(side, position)) {
            return kept.ways();
        }
        int[][][] ways = ways(position, side);
        recent[slot] = new Found(side, position.counts(1 - side), position.zones(1 - side), ways);
        return ways;
    }

    private static int[][][] ways(Position position, int side) {
        Outlook outlook = position.outlook();
        Gait slow = outlook.marches[side][Outlook.SLOW];
        Gait fast = outlook.marches[side][Outlook.FAST];
        var ways = new int[outlook.goals.size()][][];
        Ways past = Ways.past(position, side);
        for (int i = 0; i < ways.length; i++) {
            Goal goal = outlook.goals.get(i);
            if (goal.side() == side) {
                int[] bySlow = past.to(goal.hexes(), slow);
                int[] byFast = slow == fast ? bySlow : past.to(goal.hexes(), fast);
                ways[i] = new int[][] {bySlow, byFast};
            }
        }
        return ways;
    }
}
