package sandtable.blitzkriegcommander.player;

import static sandtable.blitzkriegcommander.data.Setting.COMMAND_STEP;

import sandtable.blitzkriegcommander.action.ActionContext;
import sandtable.blitzkriegcommander.battle.Objective;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.command.Acting;
import sandtable.blitzkriegcommander.command.CommandPhase;
import sandtable.blitzkriegcommander.command.OrderOdds;
import sandtable.blitzkriegcommander.forces.Role;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.march.Moving;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.state.Allowance;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.Unit;
import sandtable.blitzkriegcommander.state.View;
import sandtable.blitzkriegcommander.state.Whereabouts;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/** A table as it is judged: who is on the move has arrived, and each unit is at hand by number. */
final class Position {
    private static final double[] ORDER = chances();

    /** What of a turn is left to who may not go through what lies ahead. */
    private static final double HINDERED = 0.4;

    /** The road, and who else may order it, make up for a little distance. */
    private static final int HIGHEST = 12;

    final Outlook outlook;

    /** The side that judges. */
    final int me;

    final Table table;
    final Shots shots;

    /** Where units are measured; nothing for those off the table. */
    final Spot[] spots;

    /** By unit: what it can fire, once that has been asked. */
    private final Fires.Volley[] volleys;

    /** Whether a unit is on the table by itself, and no command unit. */
    final boolean[] fights;

    /** Whether a unit has been ordered and not yet acted. */
    final boolean[] waits;

    /** Whether units act by an order, and what it allows. */
    final boolean acting;

    final boolean assaults;
    final boolean dense;

    /** By side and unit: the chance of an order in a turn. */
    final double[][] orders;

    /** By unit of the side whose turn it is: the chance to act in what is left of it. */
    final double[] acts;

    Position(Outlook outlook, View view) {
        this.outlook = outlook;
        this.me = view.me();
        this.table = arrived(view);
        this.shots = outlook.shots(table);
        int units = outlook.types.length;
        this.spots = new Spot[units];
        this.volleys = new Fires.Volley[units];
        this.fights = new boolean[units];
        this.waits = new boolean[units];
        for (UnitId each : table.ids()) {
            int unit = each.index();
            spots[unit] = spot(each);
            fights[unit] = !outlook.types[unit].command() && onTable(unit(unit));
        }
        Optional<ActionContext> context = view.underWay(Acting.class).map(Acting::context);
        this.acting = context.isPresent();
        this.assaults = context.filter(each -> each.allows(Allowance.ASSAULT)).isPresent();
        this.dense = context.filter(each -> each.allows(Allowance.DENSE)).isPresent();
        for (UnitId each : context.map(ActionContext::waiting).orElse(List.of())) {
            waits[each.index()] = true;
        }
        this.orders = new double[][] {orders(0, Commanders.ALL), orders(1, Commanders.ALL)};
        boolean silenced =
                view.underWay(CommandPhase.class).filter(CommandPhase::silenced).isPresent();
        this.acts = silenced ? new double[units] : orders(table.active(), Commanders.READY);
        for (UnitId each : table.ids(table.active())) {
            boolean acted = table.unit(each).marks().ordered().turn() == table.turn();
            if (waits[each.index()]) {
                acts[each.index()] = dense || open(each) ? 1 : HINDERED;
            } else if (acted || table.unit(each).suppressed()) {
                acts[each.index()] = 0;
            }
        }
    }

    /** Whether nothing dense lies before a unit on its way to the nearest objective. */
    private boolean open(UnitId unit) {
        UnitType type = outlook.types[unit.index()];
        Spot at = spots[unit.index()];
        Spot goal = null;
        for (Objective each : table.battle().victory().objectives()) {
            boolean nearer = goal == null || at.squaredTo(each.at()) < at.squaredTo(goal);
            goal = nearer ? each.at() : goal;
        }
        if (goal == null || at.equals(goal) || type.moveMm() == 0) {
            return true;
        }
        Spot end = at.within(type.moveMm(), goal) ? goal : at.towards(goal, type.moveMm());
        return table.ground().hindrances(type.mobility()).dense().passable(new Segment(at, end));
    }

    /**
     * Whether a unit is out of the fight for a turn. In a side's own turn its suppressed units are
     * as good as recovered, but for what they could still have done in it.
     */
    boolean out(int unit) {
        boolean recovers = outlook.sides[unit] == me && table.active() == me;
        return unit(unit).suppressed() && !recovers;
    }

    /** Whose orders count. */
    private enum Commanders {
        ALL,
        /** Those who have not failed or stopped in this turn. */
        READY
    }

    /** With the mover at the end of its way. */
    private static Table arrived(View view) {
        Table table = view.table();
        var moving = view.underWay(Moving.class);
        if (moving.isEmpty() || moving.get().left().points().isEmpty()) {
            return table;
        }
        Moving march = moving.get();
        Unit unit = table.unit(march.unit());
        boolean stopped = table.base(march.unit()).isEmpty() || unit.suppressed();
        Spot end = march.left().points().getLast().spot();
        return stopped ? table : table.with(march.unit(), unit.movedTo(end, march.heading()));
    }

    private static double[] chances() {
        var chances = new double[HIGHEST + 1];
        for (int needed = 0; needed <= HIGHEST; needed++) {
            chances[needed] = OrderOdds.of(needed).success();
        }
        return chances;
    }

    /** The chance of an order with so much needed. */
    static double order(int needed) {
        return ORDER[Math.clamp(needed, 0, HIGHEST)];
    }

    private Spot spot(UnitId unit) {
        return unit(unit.index()).where() instanceof Whereabouts.OnTable(var at)
                ? at
                : table.spot(unit).orElse(null);
    }

    private static boolean onTable(Unit unit) {
        return unit.where() instanceof Whereabouts.OnTable;
    }

    /** What a unit can fire at those who fight on the other side. */
    Fires.Volley volley(int firer) {
        if (volleys[firer] == null) {
            volleys[firer] = shots.volley(this, firer);
        }
        return volleys[firer];
    }

    Unit unit(int number) {
        return table.units().get(number);
    }

    /** The chance of each unit of a side to be ordered in a turn, by the nearest command units. */
    private double[] orders(int side, Commanders which) {
        var orders = new double[spots.length];
        int turn = table.ownTurn(side);
        for (UnitId commander : outlook.commanders.get(side)) {
            if (spots[commander.index()] == null || which == Commanders.READY && done(commander)) {
                continue;
            }
            int cv = table.command(commander).map(each -> each.cv(turn)).orElse(0);
            for (UnitId each : table.ids(side)) {
                int unit = each.index();
                if (spots[unit] != null && !outlook.types[unit].command()) {
                    double chance = order(cv - steps(commander, each));
                    orders[unit] = Math.max(orders[unit], chance);
                }
            }
        }
        return orders;
    }

    private boolean done(UnitId commander) {
        return table.command(commander).orElseThrow().finished() == table.turn()
                || table.unit(commander).suppressed();
    }

    /** BKC-CMD.4, BKC-CMD.6, BKC-CMD.7, as near as it matters. */
    private int steps(UnitId commander, UnitId unit) {
        UnitType type = outlook.types[unit.index()];
        boolean excepted = type.role() == Role.RECCE || type.role() == Role.MORTAR;
        return excepted
                ? 0
                : Gaps.completeSteps(
                        spots[commander.index()], spots[unit.index()], COMMAND_STEP.value());
    }
}
