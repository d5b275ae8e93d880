package sandtable.blitzkriegcommander.player;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Unit;

/**
 * How well a side stands: the result to expect, what both have lost, what fire they threaten each
 * other with, and the orders that they may expect to give.
 */
final class Worth {
    private static final double RESULT = 0.6;
    private static final double LOSSES = 0.3;
    private static final double ORDERS = 0.05;

    /** What a suppressed unit has lost of its worth. */
    private static final double SUPPRESSED = 0.12;

    /** How much fire counts that comes now, and what a turn of either side would bring. */
    static final double NOW = 0.9;

    static final double COMING = 0.45;

    /** What being suppressed is against being knocked out. */
    static final double SHAKEN = 0.25;

    private final Position position;
    private final int side;

    Worth(Position position) {
        this.position = position;
        this.side = position.me;
    }

    /** From -1 to 1. */
    double worth() {
        int active = position.table.active();
        var now = new Fires(position, active, waiting(), Fires.When.NOW);
        var own = new Fires(position, side, fit(side), Fires.When.LATER);
        var other = new Fires(position, 1 - side, fit(1 - side), Fires.When.LATER);
        var risks = new double[position.spots.length];
        double threats = 0;
        for (int unit = 0; unit < risks.length; unit++) {
            double soon = NOW * now.out[unit];
            double later = COMING * (own.out[unit] + other.out[unit]);
            double out = soon + (1 - soon) * later;
            double shaken =
                    NOW * now.shaken[unit] + COMING * (own.shaken[unit] + other.shaken[unit]);
            risks[unit] = out;
            double loss = position.outlook.values[unit] * (out + SHAKEN * (shaken - out));
            threats += position.outlook.sides[unit] == side ? -loss : loss;
        }
        double won = new Prospects(position, risks).win(side);
        double worth =
                RESULT * (2 * won - 1)
                        + LOSSES * (lost(1 - side) - lost(side) + threats)
                        + ORDERS * (orders(side) - orders(1 - side))
                        + (active == side ? 1 : -1) * assaults();
        return Math.clamp(worth, -1, 1);
    }

    /** What those could do by assault who have been ordered and may. */
    private double assaults() {
        double sum = 0;
        if (position.assaults) {
            var assaults = new Assaults(position);
            for (UnitId each : position.table.ids(position.table.active())) {
                if (position.waits[each.index()]) {
                    sum += assaults.best(each, position.dense);
                }
            }
        }
        return NOW * sum;
    }

    private double[] waiting() {
        var chances = new double[position.spots.length];
        for (int unit = 0; unit < chances.length; unit++) {
            chances[unit] = position.waits[unit] && !position.unit(unit).suppressed() ? 1 : 0;
        }
        return chances;
    }

    private double[] fit(int of) {
        var chances = position.orders[of].clone();
        for (UnitId each : position.table.ids(of)) {
            if (position.out(each.index())) {
                chances[each.index()] = 0;
            }
        }
        return chances;
    }

    /** What a side has lost, in parts of its breakpoint. */
    private double lost(int of) {
        double lost = 0;
        for (UnitId each : position.table.ids(of)) {
            Unit unit = position.table.unit(each);
            double gone = unit.knockedOut() ? 1 : position.out(each.index()) ? SUPPRESSED : 0;
            lost += gone * position.outlook.values[each.index()];
        }
        return lost;
    }

    /** The chance of an order on average. */
    private double orders(int of) {
        double sum = 0;
        int count = 0;
        for (UnitId each : position.table.ids(of)) {
            if (position.fights[each.index()]) {
                sum += position.orders[of][each.index()];
                count++;
            }
        }
        return count == 0 ? 0 : sum / count;
    }
}
