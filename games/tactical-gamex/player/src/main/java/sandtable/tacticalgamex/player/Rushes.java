package sandtable.tacticalgamex.player;

import sandtable.tacticalgamex.charts.Modifier;
import sandtable.tacticalgamex.charts.OddsColumn;
import sandtable.tacticalgamex.state.Charge;

import java.util.ArrayList;

/**
 * What those of each hex of a side could do by moving at the enemy: overruns and close assaults,
 * for which nobody need see their target first.
 */
final class Rushes {
    /** Added to the die: overruns and close assaults have the same. */
    static final int MODIFIER = Modifier.OVERRUN.value();

    static final int ASSAULT_FROM = 2; // a step, and the hex beside it
    static final int THROUGH = 4; // into the hex and out of it, in half points

    /** Farther away nobody is who could overrun. */
    static final int MOST_FAR = 12;

    private static final int MOST_CALLS = 2;

    /**
     * Those of a hex as a target.
     *
     * @param defense of all together
     * @param armored whether anybody is Armored
     * @param open whether they can be overrun there
     */
    record Stack(int defense, boolean armored, boolean open) {
        static Stack of(Position position, int hex) {
            return new Stack(position.defenseOf(hex), position.armoredIn(hex), position.open(hex));
        }
    }

    private static final int COLUMNS = OddsColumn.values().length;

    private final Position position;
    private final Outlook outlook;
    private final int[] overrun;
    private final int[] soft;
    private final int[] assault;
    private final int[] reach;

    /** How likely those of a hex get to do it. */
    final double[] ready;

    /**
     * @param now how likely somebody acts who has not yet
     * @param next how likely somebody who has acts in the next turn, before much has changed
     */
    Rushes(Position position, int side, double now, double next) {
        this.position = position;
        this.outlook = position.outlook;
        int[] held = position.held[side];
        this.overrun = new int[held.length];
        this.soft = new int[held.length];
        this.assault = new int[held.length];
        this.reach = new int[held.length];
        this.ready = new double[held.length];
        for (int k = 0; k < held.length; k++) {
            double sum = 0;
            int all = 0;
            for (int i = position.first(held[k]); i >= 0; i = position.next(i)) {
                if (charges(i)) {
                    count(i, k);
                    all += outlook.attack[i];
                    sum += outlook.attack[i] * (mayMove(i) ? now : next);
                }
            }
            ready[k] = all == 0 ? 0 : sum / all;
        }
    }

    private boolean charges(int unit) {
        return (outlook.overruns[unit] || outlook.overrunsSoft[unit] || outlook.assaults[unit])
                && position.armed(unit);
    }

    private boolean mayMove(int unit) {
        return !position.has(unit, Position.ACTIVATED | Position.WATCHING);
    }

    private void count(int unit, int k) {
        int strength = Chances.QUARTERS * outlook.attack[unit];
        if (outlook.assaults[unit]) {
            assault[k] += strength;
            return;
        }
        int far = far(outlook, unit);
        boolean first = soft[k] == 0;
        reach[k] = first ? far : Math.min(reach[k], far);
        soft[k] += strength;
        overrun[k] += outlook.overruns[unit] ? strength : 0;
    }

    /** From how many hexes away a unit can overrun, over clear ground. */
    static int far(Outlook outlook, int unit) {
        return 1 + (outlook.allowance[unit] - THROUGH) / 2;
    }

    boolean any(int k) {
        return soft[k] + assault[k] > 0;
    }

    int strength(int k) {
        return Math.max(soft[k], assault[k]);
    }

    /**
     * The column at which a part of those of the {@code k}th hex could attack those in a hex; 0 if
     * they cannot.
     *
     * @param stack of those who are there
     */
    int column(int k, double part, Stack stack, int distance) {
        boolean near = distance <= ASSAULT_FROM && assault[k] > 0;
        int defense = stack.defense();
        int best = near ? Chances.column((int) (part * assault[k]), defense) : 0;
        if (soft[k] > 0 && distance <= reach[k] && stack.open()) {
            int strength = stack.armored() ? overrun[k] : soft[k];
            best = Math.max(best, shifted(Chances.column((int) (part * strength), defense)));
        }
        return best;
    }

    /** A charge with those who may be expected to join it, a few of those near enough. */
    static Charge joined(Position position, Charge charge, int points) {
        Outlook outlook = position.outlook;
        int me = outlook.side[charge.units().getFirst().index()];
        var units = new ArrayList<>(charge.units());
        int last = -1;
        int left = Math.min(points, MOST_CALLS);
        for (int i = 0; i < outlook.count; i++) {
            boolean able = charge.overrun() ? outlook.overruns[i] : outlook.assaults[i];
            if (!able
                    || outlook.side[i] != me
                    || !position.armed(i)
                    || units.contains(position.table.unitId(i))) {
                continue;
            }
            int at = position.hex[i];
            int far = charge.overrun() ? far(outlook, i) : ASSAULT_FROM;
            boolean near = outlook.grid.distance(at, charge.target().index()) <= far;
            boolean free = !position.has(i, Position.ACTIVATED | Position.WATCHING);
            if (near && free && (at == last || left > 0)) {
                left -= at == last ? 0 : 1;
                last = at;
                units.add(position.table.unitId(i));
            }
        }
        return new Charge(charge.overrun(), charge.target(), units);
    }

    /** TGX-6.4.5.g: an overrun is one column better than its odds. */
    static int shifted(int column) {
        return column == 0 ? 0 : Math.min(column + 1, COLUMNS);
    }
}
