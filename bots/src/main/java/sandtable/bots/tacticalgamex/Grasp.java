package sandtable.bots.tacticalgamex;

import sandtable.space.HexSet;
import sandtable.tacticalgamex.Unit;

import java.util.Arrays;

/** How likely a side has a hex in the end, or gets its units to where they count. */
final class Grasp {
    private static final double SLOWNESS = 0.7;
    private static final double INSIDE = 1.6;
    private static final double UNLOADING = 0.6;
    private static final double SHAKEN = 0.6;
    private static final double OUSTED_IN_A_TURN = 0.3;

    private final Position position;
    private final Outlook outlook;
    private final double[] lost;
    private final int turn;

    /** Control at the end of the battle, once it has been worked out. */
    private final double[] known;

    Grasp(Position position, double[] lost) {
        this.position = position;
        this.outlook = position.outlook;
        this.lost = lost;
        this.turn = position.table.turn();
        this.known = new double[2 * outlook.objectives.length];
    }

    /** How many turns a unit needs to get there; those who still have to enter come later. */
    double turns(int unit, Aim aim) {
        int at = position.hex[unit];
        int mover = position.has(unit, Position.ABOARD) ? position.carrier[unit] : unit;
        double unload = mover == unit ? 0 : UNLOADING;
        if (at < 0) {
            return Math.max(0, outlook.battle.stand(unit).arrives() - turn) + 3;
        }
        int far = aim.far(outlook.mobility[mover], at);
        if (far == 0) {
            return unload;
        }
        int allowance = outlook.allowance[mover];
        return allowance == 0 ? 99 : unload + (double) far / allowance;
    }

    /** Turns in which a unit can still move, until the end of turn {@code last}. */
    private double left(int unit, int last) {
        return last - turn + (position.has(unit, Position.ACTIVATED) ? 0 : 1);
    }

    private boolean counts(int unit) {
        return outlook.combat[unit]
                && (position.hex[unit] >= 0 || position.hex[unit] == Unit.WAITING);
    }

    /** How likely a unit is there at the end, alive. */
    double present(int unit, Aim aim, int last) {
        if (!counts(unit)) {
            return 0;
        }
        double slack = left(unit, last) - turns(unit, aim);
        double shaken = position.has(unit, Position.DISRUPTED) ? 0.8 : 1;
        return shaken * (1 - lost[unit]) * Prospects.sigmoid(2.5 * slack + 0.5);
    }

    /** How likely a side controls a single hex at the end of turn {@code last}. */
    double control(int side, int hex, int last) {
        int place = 2 * Arrays.binarySearch(outlook.objectives, hex) + side;
        if (last != outlook.turns || place < 0) {
            return controlled(side, hex, last);
        }
        if (known[place] == 0) {
            known[place] = controlled(side, hex, last);
        }
        return known[place];
    }

    private double controlled(int side, int hex, int last) {
        Aim aim = outlook.known(HexSet.of(hex));
        double own = pull(side, aim, last);
        double theirs = pull(1 - side, aim, last);
        double share = share(own, theirs);
        int first = position.first(hex);
        int there = first < 0 ? -1 : outlook.side[first];
        int left = Math.max(0, last - turn);
        double time = 1 - Math.exp(-OUSTED_IN_A_TURN * (left + 0.3));
        if (there >= 0 && combatThere(hex)) {
            return there == side ? 1 - time * (1 - share) : time * share;
        }
        int holder = holder(hex);
        double arrives = 1 - Math.exp(-2.5 * own);
        double comes = 1 - Math.exp(-2.5 * theirs);
        return holder == side ? 1 - comes * (1 - share) : arrives * share;
    }

    private int holder(int hex) {
        int place = Arrays.binarySearch(outlook.objectives, hex);
        return place < 0 ? -1 : position.table.controls().get(place);
    }

    private boolean combatThere(int hex) {
        for (int i = position.first(hex); i >= 0; i = position.next(i)) {
            if (outlook.combat[i]) {
                return true;
            }
        }
        return false;
    }

    private static double share(double own, double theirs) {
        double mine = own * Math.sqrt(own) + 1e-6;
        double other = theirs * Math.sqrt(theirs) + 1e-6;
        return mine / (mine + other);
    }

    /** The strength a side can bring there in time, the nearer the more. */
    private double pull(int side, Aim aim, int last) {
        double pull = 0;
        for (int i = 0; i < outlook.count; i++) {
            if (outlook.side[i] != side || !counts(i)) {
                continue;
            }
            double turns = turns(i, aim);
            double left = left(i, last);
            if (turns > left + 0.6) {
                continue;
            }
            double order = position.has(i, Position.DISRUPTED) ? SHAKEN : 1;
            double strength = (1 - lost[i]) * order * outlook.value[i];
            double near = 1 / (1 + SLOWNESS * turns);
            pull += strength * near * near * (turns == 0 ? INSIDE : 1);
        }
        return pull;
    }
}
