package sandtable.blitzcommander.player;

import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.Whereabouts;
import sandtable.space.HexSet;

/**
 * How firmly a side has, or can get, what it wants: strength near it on both sides, who is in the
 * way, and the time left.
 */
final class Grasp {
    /** How much less a strength is worth a turn's march away, the more the less time is left. */
    private static final double AWAY = 1.2;

    private static final double SHARPNESS = 1.5;
    private static final double HELD = 1.2;

    /** Taking takes more than being as strong. */
    private static final double TAKING = -0.5;

    private static final double DUG_IN = 1.3;
    private static final double A_FEW = 0.4;
    private static final double LEAVING = 0.5;
    private static final double GUNS_LEAVING = 0.2;
    private static final double COMING = 0.4;
    private static final int LEAVING_TAKES = Gait.TURN / 4;

    private static final int MOST_TURNS = 12;
    private static final float[][] DECAY = new float[MOST_TURNS + 1][Ways.FAR + 1];
    private static final float[][] IN_TIME = new float[MOST_TURNS + 1][Ways.FAR + 1];

    static {
        for (int far = 0; far <= Ways.FAR; far++) {
            double turns = (double) far / Gait.TURN;
            for (int left = 0; left <= MOST_TURNS; left++) {
                DECAY[left][far] = (float) Math.exp(-turns * AWAY / (left + 1));
                double sharpness = 2 + 5 / (left + 0.5);
                IN_TIME[left][far] =
                        far == 0 ? 1 : (float) sigmoid(sharpness * (left - turns + 0.1));
            }
        }
    }

    private final Position position;
    private final Outlook outlook;
    private final Table table;
    private final int[] left = new int[2];
    private int[] lastEntries = {};
    private int[] lastWay = {};
    private int lastBest = 0;

    Grasp(Position position) {
        this.position = position;
        this.outlook = position.outlook();
        this.table = position.table();
        int whole = table.battle().turns() - table.turn();
        for (int side = 0; side < 2; side++) {
            boolean toCome = side == table.active() || table.active() == table.battle().first();
            left[side] = Math.min(MOST_TURNS, whole + (toCome ? 1 : 0));
        }
    }

    static double sigmoid(double x) {
        return 1 / (1 + Math.exp(-x));
    }

    /** How likely one comes there, or stays. */
    double hold(Goal goal, int[][] ways) {
        double mine = A_FEW;
        double theirs = A_FEW;
        double first = 0;
        boolean driving = goal.kind() == Goal.Kind.DRIVE_THERE;
        for (int unit = 0; unit < outlook.units; unit++) {
            if (!outlook.combat[unit] || !counts(unit)) {
                continue;
            }
            if (outlook.side[unit] == goal.side()) {
                int far = far(unit, ways);
                double inTime = inTime(unit, far);
                mine += outlook.value[unit] * DECAY[left[goal.side()]][far] * inTime;
                first = driving && !outlook.mechanized[unit] ? first : Math.max(first, inTime);
            } else {
                double firm = table.entrenched(unit) ? DUG_IN : 1;
                int far = far(unit, goal.marches()[1 - goal.side()]);
                theirs += outlook.value[unit] * firm * DECAY[left[1 - goal.side()]][far];
            }
        }
        double edge = SHARPNESS * Math.log(mine / theirs);
        return held(goal)
                ? sigmoid(edge + HELD + 2 / (0.5 + left[1 - goal.side()]))
                : sigmoid(edge + TAKING) * first;
    }

    boolean held(Goal goal) {
        int[] hexes = goal.places();
        for (int hex : hexes) {
            if (position.count(goal.side(), hex) > 0 && goal.kind() != Goal.Kind.DRIVE_THERE) {
                return true;
            }
        }
        return goal.kind() == Goal.Kind.HOLD
                && position.count(1 - goal.side(), hexes[0]) == 0
                && table.control(hexes[0]) == goal.side();
    }

    /** How many units get off the map in the end. */
    double leave(Goal goal, int[][] ways) {
        double units = 0;
        for (int unit = outlook.from[goal.side()]; unit < outlook.to[goal.side()]; unit++) {
            if (table.where(unit) == Whereabouts.Off.LEFT) {
                units += 1;
            } else if (counts(unit)) {
                int far = Math.min(Ways.FAR, far(unit, ways) + LEAVING_TAKES);
                units += (outlook.combat[unit] ? LEAVING : GUNS_LEAVING) * inTime(unit, far);
            }
        }
        return units;
    }

    /** How many of the hexes have a unit in them in the end. */
    double occupy(Goal goal, int[][] ways) {
        double hexes = 0;
        HexSet.Edit there = new HexSet.Edit();
        for (int unit = outlook.from[goal.side()]; unit < outlook.to[goal.side()]; unit++) {
            if (!outlook.combat[unit] || !counts(unit)) {
                continue;
            }
            int at = position.at(unit);
            if (at >= 0 && goal.hexes().contains(at) && !there.contains(at)) {
                there.add(at);
                hexes += 1;
            } else {
                hexes += COMING * inTime(unit, Math.max(LEAVING_TAKES, far(unit, ways)));
            }
        }
        return Math.min(hexes, goal.hexes().size());
    }

    /** How near the side is as a whole: from 0 to 1. */
    double nearness(Goal goal, int[][] ways) {
        double near = 0;
        double all = 0.01;
        for (int unit = outlook.from[goal.side()]; unit < outlook.to[goal.side()]; unit++) {
            if (outlook.combat[unit]) {
                all += outlook.value[unit];
                near +=
                        table.where(unit) == Whereabouts.Off.LEFT
                                ? outlook.value[unit]
                                : counts(unit)
                                        ? outlook.value[unit] * DECAY[2][far(unit, ways)]
                                        : 0;
            }
        }
        return near / all;
    }

    /** Whether a unit is on the map or comes yet. */
    private boolean counts(int unit) {
        return position.at(unit) >= 0 || table.where(unit) == Whereabouts.Off.TO_COME;
    }

    private double inTime(int unit, int far) {
        int side = outlook.side[unit];
        boolean done = side == table.active() && table.acted(unit);
        return IN_TIME[Math.max(0, left[side] - (done ? 1 : 0))][far];
    }

    private int far(int unit, int[][] ways) {
        int[] way = ways[outlook.kind(unit)];
        if (position.at(unit) >= 0) {
            return way[position.at(unit)];
        }
        int best = fromEdge(outlook.entries[unit], way);
        int wait = Math.max(0, table.stand(unit).arrives() - table.turn());
        return Math.min(Ways.FAR, best + wait * Gait.TURN);
    }

    /** Those who come together come by the same edge, so that the last answer often serves. */
    private int fromEdge(int[] entries, int[] way) {
        if (entries != lastEntries || way != lastWay) {
            int best = Ways.FAR;
            for (int hex : entries) {
                best = Math.min(best, way[hex]);
            }
            lastEntries = entries;
            lastWay = way;
            lastBest = best;
        }
        return lastBest;
    }
}
