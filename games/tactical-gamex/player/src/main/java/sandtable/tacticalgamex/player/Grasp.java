package sandtable.tacticalgamex.player;

import sandtable.space.HexSet;

import java.util.Arrays;

/** How likely a side has a hex in the end, or gets its units to where they count. */
final class Grasp {
    private static final double SLOWNESS = 0.7;
    private static final double INSIDE = 1.6;
    private static final double UNLOADING = 0.6;

    /** Who has been carried cannot assault in the same turn (TGX-6.4.6.d). */
    static final double ON_FOOT = 0.8;

    /** What a hex within range of a gun is worth to it, as turns of march. */
    static final double COMMANDED = 1;

    private static final double ENTRY = 1;
    private static final double NEVER = 99;

    /** What a turn of march leaves of the hope to arrive. */
    private static final double ON_THE_WAY = 0.82;

    /** Whoever could come may be kept away. */
    private static final double NOT_THERE_YET = 0.85;

    /** The last step off the map, in turns. */
    private static final double LEAVING = 0.2;

    private static final double NOT_YET_GONE = 0.85;
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
        boolean aboard = position.has(unit, Position.ABOARD);
        int carrier = aboard ? position.carrier[unit] : unit;
        double unload = aboard ? UNLOADING + onFoot(unit, aim) : 0;
        int mover = outlook.craft[carrier] ? unit : carrier; // it stays on the beach
        if (at < 0) {
            int wait = Math.max(0, outlook.battle.stand(mover).arrives() - turn);
            return ENTRY + wait + unload + turns(aim.entering(mover), mover);
        }
        int far = Crossings.far(position, aim, outlook.mobility[mover], outlook.landfall.beach(at));
        double lands = outlook.landfall.turns(at) + unload;
        return far == 0 ? lands : lands + turns(far, mover);
    }

    /** Passengers must go the last step to a hex of the enemy's on foot. */
    private double onFoot(int unit, Aim aim) {
        return position.holds(1 - outlook.side[unit], aim) ? ON_FOOT : 0;
    }

    /** Whether a gun that has been set down has a hex in its range. */
    private boolean commands(int unit, Aim aim) {
        return outlook.allowance[unit] == 0
                && position.armed(unit)
                && aim.single() >= 0
                && outlook.grid.distance(position.hex[unit], aim.single()) <= outlook.reach[unit];
    }

    private double turns(int far, int mover) {
        int allowance = outlook.allowance[mover];
        return allowance == 0 ? NEVER : Math.min(NEVER, (double) far / allowance);
    }

    /** Turns in which a unit can still move, until the end of turn {@code last}. */
    private double left(int unit, int last) {
        return last - turn + (position.has(unit, Position.ACTIVATED) ? 0 : 1);
    }

    private boolean counts(int unit) {
        return outlook.combat[unit]
                && (position.onMap(unit) || position.hex[unit] == Position.TO_COME);
    }

    /** How likely a unit is there at the end, alive. */
    double present(int unit, Aim aim, int last) {
        if (!counts(unit)) {
            return 0;
        }
        return hope(unit, turns(unit, aim), last);
    }

    /** How likely a unit leaves the map there in time: it must still be able to move. */
    double leaves(int unit, Aim aim, int last) {
        boolean stays = !counts(unit) || left(unit, last) < 1;
        return stays ? 0 : NOT_YET_GONE * hope(unit, turns(unit, aim) + LEAVING, last);
    }

    private double hope(int unit, double turns, int last) {
        double slack = left(unit, last) - turns;
        double shaken = position.has(unit, Position.DISRUPTED) ? 0.8 : 1;
        double hope = turns == 0 ? 1 : Math.pow(ON_THE_WAY, turns) * Prospects.sigmoid(2.5 * slack);
        return shaken * (1 - lost[unit]) * hope;
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
        double arrives = NOT_THERE_YET * (1 - Math.exp(-2 * own));
        double comes = NOT_THERE_YET * (1 - Math.exp(-2 * theirs));
        return holds(side, hex) ? 1 - comes * (1 - share) : arrives * share;
    }

    private boolean holds(int side, int hex) {
        int place = Arrays.binarySearch(outlook.objectives, hex);
        return place >= 0 && position.table.controls().get(place).is(side);
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
            double turns = commands(i, aim) ? COMMANDED : turns(i, aim);
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
