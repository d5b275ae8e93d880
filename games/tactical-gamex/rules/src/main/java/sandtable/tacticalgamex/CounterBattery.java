package sandtable.tacticalgamex;

import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.Violation;
import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.charts.CombatResultsTable;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.charts.Modifier;
import sandtable.tacticalgamex.scenario.Battery;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * TGX-6.4.4 Counter-battery fire: off-board artillery at off-board artillery (R-TGX-66), which
 * nobody on the map can attack (TGX-6.4.4.m).
 */
final class CounterBattery {
    static final int NO_AIRCRAFT = -1;
    private static final Clause FIRED = Clause.of("TGX-6.4.4.n");

    private CounterBattery() {}

    /** TGX-6.4.4.n: the enemy's batteries that have attacked and are still there. */
    static List<Integer> targets(Table table, int side) {
        var targets = new ArrayList<Integer>();
        for (int i = 0; i < table.batteries().size(); i++) {
            BatteryStatus status = table.batteries().get(i);
            Battery battery = table.battle().battle().batteries().get(i);
            if (battery.side() != side && status.heard() && !status.destroyed()) {
                targets.add(i);
            }
        }
        return targets;
    }

    static Optional<Violation> check(Table table, Impulse impulse, Decision.CounterBattery fire) {
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

    static State resolve(
            Table table, Impulse impulse, Decision.CounterBattery fire, Telling telling) {
        int side = impulse.side();
        boolean help = fire.aircraft() != NO_AIRCRAFT;
        Factor attack = strength(table, side, help);
        Roster.Edit<BatteryStatus> edit = table.batteries().edit();
        for (int target : targets(table, side)) {
            edit.set(target, hit(table, target, attack, telling));
        }
        Table now = OffBoardArtillery.fired(table.withBatteries(edit.done()), side);
        if (help) { // R-TGX-66: the aircraft is spent for the turn
            Plane plane = now.planes().get(fire.aircraft());
            now =
                    now.withPlanes(
                            now.planes()
                                    .with(
                                            fire.aircraft(),
                                            new Plane(plane.attacksLeft(), true, false)));
        }
        return UnitActivation.goOn(now, impulse, telling);
    }

    private static BatteryStatus hit(Table table, int target, Factor attack, Telling telling) {
        BatteryStatus status = table.batteries().get(target);
        int defense = table.battle().battle().batteries().get(target).type().defense();
        CombatRatio ratio = CombatRatio.of(attack, Factor.of(defense));
        int die = ratio.column().isPresent() ? telling.die() : 0;
        int modified = die + (status.disrupted() ? Modifier.DISRUPTED.value() : 0);
        CombatResult result =
                die == 0 ? CombatResult.NO_EFFECT : CombatResultsTable.result(ratio, modified);
        telling.tell(new Happening.BatteryHit(target, result, FIRED));
        return switch (result) {
            case NO_EFFECT -> status;
            case D -> status.disrupted(true);
            case DD -> status.disrupted() ? status.lost() : status.disrupted(true);
            case X -> status.lost();
        };
    }

    private static Optional<Violation> refused(String reason) {
        return Optional.of(Violation.of("TGX-6.4.4.n", "%s", reason));
    }
}
