package sandtable.tacticalgamex.fire;

import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.air.AircraftAttacks;
import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.charts.CombatResultsTable;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.charts.Modifier;
import sandtable.tacticalgamex.scenario.Battery;
import sandtable.tacticalgamex.state.BatteryStatus;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Dice;
import sandtable.tacticalgamex.state.Fate;
import sandtable.tacticalgamex.state.Firepower;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.Table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * TGX-6.4.4 Counter-battery fire: off-board artillery at off-board artillery (R-TGX-66), which
 * nobody on the map can attack (TGX-6.4.4.m).
 */
public final class CounterBattery {
    public static final int NO_AIRCRAFT = -1;
    private static final Clause FIRED = Clause.of("TGX-6.4.4.n");

    private CounterBattery() {}

    /** TGX-6.4.4.n: the enemy's batteries that have attacked and are still there. */
    public static List<Integer> targets(Table table, int side) {
        var targets = new ArrayList<Integer>();
        for (int i = 0; i < table.batteries().size(); i++) {
            BatteryStatus status = table.batteries().get(i);
            Battery battery = table.battle().plan().batteries().get(i);
            if (battery.side() != side && status.heard() && !status.destroyed()) {
                targets.add(i);
            }
        }
        return targets;
    }

    public static Optional<Violation> check(
            Table table, Impulse impulse, Decision.CounterBattery fire) {
        int side = impulse.side();
        if (!OffBoardArtillery.ready(table, side)) {
            return refused("no battery is ready");
        }
        if (targets(table, side).isEmpty()) {
            return refused("no battery of the enemy has fired yet");
        }
        boolean help =
                fire.aircraft() == NO_AIRCRAFT
                        || AircraftAttacks.usable(table, side, fire.aircraft());
        return help ? Optional.empty() : refused("that aircraft has been used");
    }

    /** TGX-6.4.4.o: half strength unless an aircraft helps, split over the targets. */
    static Factor strength(Table table, int side, boolean aircraft) {
        int quarters = OffBoardArtillery.readyStrength(table, side);
        Factor all = Firepower.factor(quarters).dividedBy(targets(table, side).size());
        return aircraft ? all : all.times(Factor.HALF);
    }

    public static Table resolve(
            Table table, Decision.CounterBattery fire, Telling<Happening> telling) {
        int side = table.impulse().side();
        boolean help = fire.aircraft() != NO_AIRCRAFT;
        Factor attack = strength(table, side, help);
        Roster.Edit<BatteryStatus> edit = table.batteries().edit();
        for (int target : targets(table, side)) {
            edit.set(target, hit(table, target, attack, telling));
        }
        Table now = OffBoardArtillery.fired(table.withBatteries(edit.done()), side);
        if (help) { // R-TGX-66: the aircraft is spent for the turn
            List<Integer> attacks = now.planes().get(fire.aircraft()).attacksLeft();
            now = AircraftAttacks.with(now, fire.aircraft(), attacks, false);
        }
        return now;
    }

    private static BatteryStatus hit(
            Table table, int target, Factor attack, Telling<Happening> telling) {
        BatteryStatus status = table.batteries().get(target);
        int defense = table.battle().plan().batteries().get(target).type().defense();
        CombatRatio ratio = CombatRatio.of(attack, Factor.of(defense));
        int die = ratio.column().isPresent() ? Dice.roll(telling) : 0;
        int modified = die + (status.disrupted() ? Modifier.DISRUPTED.value() : 0);
        CombatResult result =
                die == 0 ? CombatResult.NO_EFFECT : CombatResultsTable.result(ratio, modified);
        telling.tell(new Happening.BatteryHit(target, result, FIRED));
        return switch (Fate.of(result, status.disrupted())) {
            case UNHARMED -> status;
            case DISRUPTED -> status.disrupted(true);
            case ELIMINATED -> status.lost();
        };
    }

    private static Optional<Violation> refused(String reason) {
        return Optional.of(Violation.of("TGX-6.4.4.n", "%s", reason));
    }
}
