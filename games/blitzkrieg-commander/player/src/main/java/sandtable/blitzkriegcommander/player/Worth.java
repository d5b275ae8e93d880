package sandtable.blitzkriegcommander.player;

import sandtable.ai.Judgement.Reason;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Unit;

import java.util.List;

/**
 * How well a side stands, as the result to expect: what the conditions of victory promise, what
 * both have lost, what fire they threaten each other with, and the orders that they may expect to
 * give. How much each of it counts, and when, was found by the results of games from positions at
 * ends of turns: early it is losses and fire, late the conditions.
 */
final class Worth {
    /** What something counts in the first turn and in the last. */
    private record Trend(double first, double last) {
        double at(double part) {
            return first + (last - first) * part;
        }
    }

    private static final Trend CONDITIONS = new Trend(0.6, 1.1);
    private static final Trend LOSSES = new Trend(2.3, 0.4);
    private static final Trend THREATS = new Trend(2.5, 0.5);
    private static final double ORDERS = 1.2;
    private static final double ASSAULTS = 2;

    /** No result is so sure that nothing more counts. */
    private static final double SUREST = 0.99;

    /** What a suppressed unit has lost of its worth. */
    private static final double SUPPRESSED = 0.12;

    /** How much fire counts that comes now, and what a turn of either side would bring. */
    static final double NOW = 0.9;

    static final double COMING = 0.45;

    /** What being suppressed is against being knocked out. */
    static final double SHAKEN = 0.25;

    private final Position position;
    private final int side;

    /** What of the battle is over. */
    private final double part;

    Worth(Position position) {
        this.position = position;
        this.side = position.me;
        int turns = position.table.battle().turns();
        this.part = Math.min(1, position.table.turn() / (double) turns);
    }

    /** What speaks for a side, as odds, and what a close assault under way adds to the worth. */
    record Parts(
            double conditions,
            double losses,
            double threats,
            double orders,
            double assaults,
            double fight) {
        /** From -1 to 1. */
        double worth() {
            return Math.clamp(Math.tanh(odds() / 2) + fight, -1, 1);
        }

        private double odds() {
            return conditions + losses + threats + orders + assaults;
        }

        /** Odds are shared out by what they make of the worth. */
        List<Reason> reasons() {
            double odds = odds();
            double each = Math.abs(odds) < 1e-9 ? 0.5 : Math.tanh(odds / 2) / odds;
            double sum = Math.tanh(odds / 2) + fight;
            double part = Math.abs(sum) <= 1 ? 1 : 1 / Math.abs(sum);
            return List.of(
                    new Reason("the objectives", part * each * conditions),
                    new Reason("what both have lost", part * each * losses),
                    new Reason("the fire to come", part * each * threats),
                    new Reason("the orders to expect", part * each * orders),
                    new Reason("the assaults to come", part * each * assaults),
                    new Reason("the fight under way", part * fight));
        }
    }

    /**
     * @param fight what a close assault under way adds to the worth
     */
    Parts parts(double fight) {
        int active = position.table.active();
        var now = new Fires(position, active, waiting(), Fires.When.NOW);
        var own = new Fires(position, side, fit(side), Fires.When.LATER);
        var other = new Fires(position, 1 - side, fit(1 - side), Fires.When.LATER);
        var risks = new double[position.spots.length];
        double harm = 0;
        double threats = 0;
        for (int unit = 0; unit < risks.length; unit++) {
            double soon = NOW * now.out[unit];
            double later = own.out[unit] + other.out[unit];
            risks[unit] = soon + (1 - soon) * COMING * later;
            double value = position.outlook.values[unit];
            double counts = position.outlook.sides[unit] == side ? -value : value;
            harm += counts * hurt(soon, NOW * now.shaken[unit]);
            threats += counts * (1 - soon) * hurt(later, own.shaken[unit] + other.shaken[unit]);
        }
        double won = Math.clamp(new Prospects(position, risks).win(side), 1 - SUREST, SUREST);
        return new Parts(
                CONDITIONS.at(part) * Math.log(won / (1 - won)),
                LOSSES.at(part) * (lost(1 - side) - lost(side) + harm),
                THREATS.at(part) * threats,
                ORDERS * (orders(side) - orders(1 - side)),
                ASSAULTS * (active == side ? 1 : -1) * assaults(),
                fight);
    }

    private static double hurt(double out, double shaken) {
        return out + SHAKEN * (shaken - out);
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
