package sandtable.tacticalgamex.fire;

import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.Violation;
import sandtable.kernel.luck.Odds;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.charts.Accuracy;
import sandtable.tacticalgamex.charts.Dice;
import sandtable.tacticalgamex.charts.Firepower;
import sandtable.tacticalgamex.combat.Aftermath;
import sandtable.tacticalgamex.combat.Casualties;
import sandtable.tacticalgamex.forces.UnitType;
import sandtable.tacticalgamex.morale.MoraleChecks;
import sandtable.tacticalgamex.scenario.Battery;
import sandtable.tacticalgamex.state.BatteryId;
import sandtable.tacticalgamex.state.BatteryStatus;
import sandtable.tacticalgamex.state.Conditions;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Share;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.Whereabouts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** TGX-6.4.4 Off-Board Artillery. */
public final class OffBoardArtillery {
    private static final Clause ACCURACY = Clause.of("TGX-6.4.4.h");
    private static final Clause SCATTER = Clause.of("TGX-6.4.4.i");
    private static final Clause SPREAD = Clause.of("TGX-6.4.4.j");

    private static final int WILD = 5;
    private static final int REGISTERED = 2;

    private OffBoardArtillery() {}

    /** Whether a battery of a side can be called now. */
    public static boolean callable(Table table, int side, BatteryId id) {
        Battery battery = table.battle().battery(id);
        BatteryStatus status = table.battery(id);
        return battery.side() == side
                && battery.offBoard() // TGX-10.5.a
                && status.usable()
                && !status.ready()
                && battery.from() <= table.turn()
                && table.turn() <= battery.to();
    }

    public static boolean usable(Table table, int side) {
        for (BatteryId each : table.battle().batteries()) {
            if (callable(table, side, each)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether any battery has passed its check and waits for a target, with guns on the map or
     * without (TGX-6.4.4.e).
     */
    public static boolean ready(Table table, int side) {
        return !readyOnes(table, side).isEmpty();
    }

    static List<BatteryId> readyOnes(Table table, int side) {
        if (table.battle().batteries().isEmpty()) {
            return List.of();
        }
        var ready = new ArrayList<BatteryId>();
        for (BatteryId each : table.battle().batteries()) {
            if (table.battle().battery(each).side() == side && table.battery(each).ready()) {
                ready.add(each);
            }
        }
        return ready;
    }

    public static Optional<Violation> check(Table table, Impulse impulse, Decision.Call call) {
        return callable(table, impulse.side(), call.battery())
                ? impulse.affords(1) // TGX-6.4.4.b
                : Optional.of(
                        Violation.of("TGX-6.4.4.b", "that battery cannot be called in this turn"));
    }

    /** TGX-6.4.4.c, R-TGX-64: a failed check costs the point and leaves it as it was. */
    public static Table call(Table before, Decision.Call call, Telling<Happening> telling) {
        Table table = before.paid(1);
        Battery battery = table.battle().battery(call.battery());
        int level =
                table.battle().plan().camps().get(battery.side()).morale(battery.type().nation());
        if (!MoraleChecks.passes(
                new Share.OfBattery(call.battery()), battery.side(), level, telling)) {
            return table; // TGX-6.4.4.d: it may be called again
        }
        BatteryStatus status = table.battery(call.battery());
        boolean rallies = status.disrupted(); // R-TGX-66: then that is all the check is for
        return table.with(call.battery(), rallies ? status.disrupted(false) : status.ready(true));
    }

    /** Batteries that were called and got no target wait for the next call. */
    public static Table standDown(Table table, int side) {
        List<BatteryId> ready = readyOnes(table, side);
        if (ready.isEmpty()) {
            return table;
        }
        return changed(table, ready, each -> each.ready(false));
    }

    /** TGX-6.4.4.k: points for accuracy make sense with off-board batteries only. */
    static Optional<Violation> checkExtra(Table table, Impulse impulse, int extra) {
        if (extra < 0 || extra > 0 && !ready(table, impulse.side())) {
            return Optional.of(
                    Violation.of("TGX-6.4.4.k", "only off-board fire has an accuracy to improve"));
        }
        return impulse.affords(extra);
    }

    /** The shells fall: on the target, or wherever the accuracy die sends them. */
    static Table shelled(Table table, int side, Decision.Shell shell, Telling<Happening> telling) {
        List<BatteryId> batteries = readyOnes(table, side);
        int hex =
                batteries.isEmpty()
                        ? shell.hex().index()
                        : falls(table, shell.hex(), shell.extra(), telling);
        Table now = hex >= 0 ? landed(table, side, shell, hex, telling) : table;
        return batteries.isEmpty() ? now : fired(now, side);
    }

    /** The shells come down on whoever is in a hex. */
    static Table landed(
            Table table, int side, Decision.Shell shell, int hex, Telling<Happening> telling) {
        List<BatteryId> batteries = readyOnes(table, side);
        var salvo = new Salvo(table, shell.firers(), batteries, shell.hex().index());
        List<Fight> fights = IndirectFire.fights(table, salvo, hex, everybody(table, hex));
        return inTurn(table, stressed(fights, hex, shell), telling);
    }

    /** TGX-6.4.4.l: whoever is in a hex, friend and foe alike. */
    static List<UnitId> everybody(Table table, int hex) {
        var occupation = new Occupation(table);
        var everybody = new ArrayList<UnitId>();
        for (int i = occupation.first(hex); i >= 0; i = occupation.next(i)) {
            everybody.add(table.unitId(i));
        }
        return everybody;
    }

    /** Fire that falls elsewhere than it was aimed is not stressed (R-TGX-173). */
    private static List<Fight> stressed(List<Fight> fights, int hex, Decision.Shell shell) {
        boolean asSaid = hex == shell.hex().index() && shell.stress().size() == fights.size();
        if (!asSaid) {
            return fights;
        }
        var stressed = new ArrayList<Fight>();
        for (int i = 0; i < fights.size(); i++) {
            stressed.add(fights.get(i).stressed(shell.stress().get(i)));
        }
        return stressed;
    }

    private static Table inTurn(Table table, List<Fight> fights, Telling<Happening> telling) {
        Table now = table;
        for (Fight fight : fights) {
            Aftermath after = Casualties.aftermath(now, fight, telling); // R-TGX-52: a die for each
            now = ChanceModifiers.spent(after.table(), fight);
            if (after.broken()) {
                return now; // TGX-12.2.c
            }
        }
        return now;
    }

    /** The batteries that were ready have fired, and the enemy has heard them. */
    static Table fired(Table table, int side) {
        List<BatteryId> ready = readyOnes(table, side);
        Table now =
                ready.isEmpty()
                        ? table
                        : table.with(table.conditions().without("E13", side).without("E14", side));
        return changed(now, ready, BatteryStatus::afterFire);
    }

    private static Table changed(
            Table table, List<BatteryId> batteries, UnaryOperator<BatteryStatus> change) {
        Roster.Edit<BatteryStatus> edit = table.batteries().edit();
        batteries.forEach(each -> edit.set(each.index(), change.apply(table.battery(each))));
        return table.withBatteries(edit.done());
    }

    /** Quarters of strength of a battery. */
    static int strength(Table table, BatteryId battery, boolean armored) {
        UnitType type = table.battle().battery(battery).type();
        return new Firepower(type).indirect(armored, type.range());
    }

    private static Accuracy accuracy(int die, int extra) {
        return Accuracy.of(die - extra); // TGX-6.4.4.k, R-TGX-65
    }

    /** With what chance events make of it. */
    private static Accuracy accuracy(Table table, int side, int die, int extra) {
        Conditions.Chaos chaos = table.conditions().chaos();
        if (chaos.has("E13", side)) {
            return die <= WILD ? Accuracy.SCATTERS : Accuracy.NO_EFFECT;
        }
        return accuracy(die, extra + (chaos.has("E14", side) ? REGISTERED : 0));
    }

    /** TGX-6.4.4.h: how likely fire with so many points for accuracy falls where it should. */
    public static double onTarget(int extra) {
        return Odds.chance(chance -> accuracy(Dice.roll(chance), extra) == Accuracy.ON_TARGET);
    }

    /** Where fire of batteries falls, or nowhere. */
    static int falls(Table table, HexId aimed, int extra, Telling<Happening> telling) {
        int side = table.impulse().side();
        int die = Dice.roll(telling, side);
        return switch (accuracy(table, side, die, extra)) {
            case ON_TARGET -> {
                telling.tell(new Happening.AccuracyRolled(aimed, die, extra, aimed, ACCURACY));
                yield aimed.index();
            }
            case SCATTERS -> {
                int to =
                        Accuracy.scattered(
                                table.ground().grid(), aimed.index(), Dice.roll(telling, side));
                HexId on = to < 0 ? HexId.NOWHERE : table.hexId(to);
                telling.tell(new Happening.AccuracyRolled(aimed, die, extra, on, SCATTER));
                yield to;
            }
            case NO_EFFECT -> {
                telling.tell(
                        new Happening.AccuracyRolled(aimed, die, extra, HexId.NOWHERE, SPREAD));
                yield Whereabouts.NOWHERE;
            }
        };
    }
}
