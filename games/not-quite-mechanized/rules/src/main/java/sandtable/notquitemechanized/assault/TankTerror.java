package sandtable.notquitemechanized.assault;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.forces.Grade;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.sight.Witnesses;
import sandtable.notquitemechanized.state.AssaultHappening;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.SilentStep;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.tanks.AntiTank;
import sandtable.notquitemechanized.tanks.CloseCountry;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * NQM-SPATT.8 to .10, at the start of step 4: troops that meet tanks for the first time may neither
 * fire nor defend in this bound. Each battalion is tested once in a battle.
 */
public record TankTerror() implements SilentStep {
    private static final Clause TERROR = Clause.of("NQM-SPATT.8");
    private static final int FACES = 6;
    private static final int STEADY = 4;

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        State now = state;
        for (Attack each : state.table().attacks()) {
            if (each.lately() == state.table().bound()) {
                now = met(now, each, telling);
            }
        }
        return new Flow.Done<>(now);
    }

    static State met(State state, Attack attack, Telling<Happening> telling) {
        Table table = state.table();
        var tanks = new ArrayList<BodyId>();
        int rifles = 0;
        for (BodyId each : attack.firing()) {
            Stand stand = table.stand(each);
            if (stand.type().tanks()) {
                tanks.add(each);
            }
            rifles += CloseCountry.foot(stand) ? 1 : 0;
        }
        if (tanks.size() <= rifles) { // NQM-SPATT.10
            return state;
        }
        State now = state;
        for (var each : units(table, attack).entrySet()) {
            if (afraid(now.table(), each.getKey(), each.getValue(), tanks)) {
                now = thrown(now, each.getKey(), each.getValue(), telling);
            }
        }
        return now;
    }

    /** The troops in the objective, by their units. */
    private static Map<UnitId, List<BodyId>> units(Table table, Attack attack) {
        var units = new LinkedHashMap<UnitId, List<BodyId>>();
        for (BodyId each : Target.of(table, attack).bodies()) {
            Stand stand = table.stand(each);
            if (!stand.type().tanks()) {
                units.computeIfAbsent(stand.unit(), _ -> new ArrayList<>()).add(each);
            }
        }
        return units;
    }

    private static boolean afraid(
            Table table, UnitId unit, List<BodyId> troops, List<BodyId> tanks) {
        Formation formation = table.formation(unit);
        // NQM-BREAK.5: whatever tests it has passed.
        boolean first = !table.unit(unit).is(Flag.UNAFRAID) && !table.unit(unit).broken();
        boolean poorer = Grade.VETERAN.better(formation.grade());
        return first
                && poorer
                && !friendlyTanks(table, formation.camp(), troops)
                && !AntiTank.threatens(table, formation.camp(), tanks);
    }

    private static boolean friendlyTanks(Table table, int camp, List<BodyId> troops) {
        for (Stand each : table.battle().stands()) {
            if (each.camp() == camp && each.type().tanks() && table.present(each.id()) > 0) {
                for (BodyId body : troops) {
                    if (Gaps.within(table, each.id(), body, Setting.TERROR_REACH.value())) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** NQM-SPATT.8: one die for the battalion; however it falls, the first time is over. */
    private static State thrown(
            State state, UnitId unit, List<BodyId> troops, Telling<Happening> telling) {
        int die = telling.chance().die(FACES);
        boolean cowed = die < STEADY;
        Table table = state.table();
        table = table.with(unit, table.unit(unit).with(Flag.UNAFRAID));
        if (cowed) {
            for (BodyId each : troops) {
                Body body = table.body(each);
                table = table.with(each, body.with(body.marks().cowed(table.bound())));
            }
        }
        tell(state, troops, die, telling);
        return state.with(table);
    }

    /** Each post hears of those whom it sees. */
    private static void tell(
            State state, List<BodyId> troops, int die, Telling<Happening> telling) {
        for (Side side : state.battle().sides()) {
            var seen = new ArrayList<BodyId>();
            for (BodyId each : troops) {
                if (Witnesses.of(state, each).contains(side)) {
                    seen.add(each);
                }
            }
            if (!seen.isEmpty()) {
                telling.tell(
                        new AssaultHappening.Terror(
                                seen, die, die < STEADY, List.of(side), TERROR));
            }
        }
    }

    @Override
    public String named() {
        return "tank terror";
    }
}
