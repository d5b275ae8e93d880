package sandtable.bots.blitzcommander;

import sandtable.blitzcommander.Battle;
import sandtable.blitzcommander.Setup;
import sandtable.space.HexGrid;

import java.util.Arrays;

/**
 * Where the units of a side can go in a turn and whom they could strike from there, each alone. It
 * is near enough to the rules for judging, and quicker.
 */
final class Ranges {
    private static final int NEVER = Integer.MAX_VALUE / 2;

    private final Position position;
    private final int side;
    private final HexGrid grid;

    /** By unit; units that move alike from one hex share theirs. */
    private final long[][] reached;

    private final long[][] struck;

    /**
     * @param now whether only those count that can still act in the turn under way; otherwise all
     *     move as at the start of a turn
     */
    private Ranges(Position position, int side, boolean now) {
        this.position = position;
        this.side = side;
        this.grid = position.outlook().grid;
        int units = position.outlook().units;
        this.reached = new long[units][];
        this.struck = new long[units][];
        for (int unit = 0; unit < units; unit++) {
            if (position.outlook().side[unit] == side
                    && position.at(unit) >= 0
                    && position.outlook().combat[unit]) {
                fill(unit, now);
            }
        }
    }

    /** Of those who can still act in the turn under way. */
    static Ranges now(Position position, int side) {
        return new Ranges(position, side, true);
    }

    /** As at the start of the side's next turn. */
    static Ranges next(Position position, int side) {
        return new Ranges(position, side, false);
    }

    private void fill(int unit, boolean now) {
        Battle battle = position.battle();
        boolean stuck = now && battle.acted(unit);
        if (stuck && !battle.moving(unit)) {
            return;
        }
        int hex = position.at(unit);
        boolean slow = suppressed(unit, now);
        for (int other = position.first(hex); other != unit; other = position.next(other)) {
            boolean alike =
                    reached[other] != null
                            && position.outlook().pace[other] == position.outlook().pace[unit]
                            && (now && battle.moving(other)) == stuck
                            && suppressed(other, now) == slow;
            if (alike) {
                reached[unit] = reached[other];
                struck[unit] = struck[other];
                return;
            }
        }
        int budget = stuck ? 0 : slow ? Gait.TURN / 2 : Gait.TURN;
        reached[unit] = flood(hex, position.outlook().gait[position.outlook().pace[unit]], budget);
        struck[unit] = beside(reached[unit]);
    }

    /** Whether a unit is suppressed at the time that is looked at. */
    private boolean suppressed(int unit, boolean now) {
        Battle battle = position.battle();
        boolean lasts = now || battle.active() != side && battle.active() == battle.setup().first();
        return lasts && battle.suppressed(unit);
    }

    private long[] flood(int start, Gait gait, int budget) {
        int size = grid.size();
        long[] set = new long[(size + 63) / 64];
        set[start >> 6] |= 1L << start;
        if (budget == 0) {
            return set;
        }
        int[] spent = new int[size];
        Arrays.fill(spent, NEVER);
        int[] queue = new int[4 * size];
        int head = 0;
        int tail = 0;
        spent[start] = 0;
        queue[tail++] = start;
        while (head < tail) {
            int hex = queue[head++];
            int here = spent[hex];
            boolean held = position.zone(1 - side, hex);
            for (int direction = 0; direction < 6; direction++) {
                int to = grid.neighbour(hex, direction);
                if (to < 0 || held && position.zone(1 - side, to)) {
                    continue;
                }
                int back = HexGrid.opposite(direction);
                boolean free = gait.road(to, back) && position.total(to) == 0;
                int cost = here + (free ? gait.onRoad() : gait.into(to, back));
                if (position.count(1 - side, to) > 0) {
                    if (cost <= budget && loneGuns(to)) {
                        set[to >> 6] |= 1L << to;
                    }
                    continue;
                }
                if (cost <= budget && cost < spent[to] && tail < queue.length) {
                    spent[to] = cost;
                    queue[tail++] = to;
                    if (position.count(side, to) < Setup.STACKING) {
                        set[to >> 6] |= 1L << to;
                    }
                }
            }
        }
        return set;
    }

    private boolean loneGuns(int hex) {
        int unit = position.first(hex);
        return position.outlook().artillery[unit] && position.next(unit) < 0;
    }

    private long[] beside(long[] hexes) {
        long[] beside = new long[hexes.length];
        for (int i = 0; i < hexes.length; i++) {
            for (long left = hexes[i]; left != 0; left &= left - 1) {
                int hex = 64 * i + Long.numberOfTrailingZeros(left);
                if (position.count(1 - side, hex) > 0) {
                    continue; // guns run over: no place to strike from
                }
                for (int direction = 0; direction < 6; direction++) {
                    int to = grid.neighbour(hex, direction);
                    if (to >= 0) {
                        beside[to >> 6] |= 1L << to;
                    }
                }
            }
        }
        return beside;
    }

    /** Whether a unit can act at all. */
    boolean acts(int unit) {
        return reached[unit] != null;
    }

    boolean reaches(int unit, int hex) {
        return reached[unit] != null && (reached[unit][hex >> 6] >>> hex & 1) != 0;
    }

    boolean strikes(int unit, int hex) {
        return struck[unit] != null && (struck[unit][hex >> 6] >>> hex & 1) != 0;
    }
}
