package sandtable.notquitemechanized.firefight;

import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.sight.Spotting;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.SilentStep;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;

import java.util.ArrayList;
import java.util.List;

/**
 * NQM-SEQ.1, step 4: all firefights at once (C9). Those who shoot and scoot fire first; then
 * everybody's dice are thrown and hits dealt.
 */
public record Firefights() implements SilentStep {
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        State lasting = state.with(state.table().withAttacks(lasting(state.table())));
        Scooting.Result scooted = Scooting.first(lasting, telling);
        return new Flow.Done<>(fought(scooted, telling));
    }

    @Override
    public String named() {
        return "firefights";
    }

    /** Attacks that fired or assaulted in the last bound, or are to fire in this one. */
    private static List<Attack> lasting(Table table) {
        return table.attacks().stream().filter(each -> each.lately() >= table.bound() - 1).toList();
    }

    /** All firefights of attacks that were declared for this bound. */
    static State fought(Scooting.Result scooted, Telling<Happening> telling) {
        State state = scooted.state();
        List<Attack> attacks =
                state.table().attacks().stream()
                        .filter(each -> each.lately() == state.table().bound())
                        .toList();
        return fought(scooted, attacks, telling);
    }

    /** NQM-SEQ.1, step 7: the firefight of a counterattack alone. */
    public static State fought(State state, Attack attack, Telling<Happening> telling) {
        return fought(Scooting.Result.of(state), List.of(attack), telling);
    }

    private static State fought(
            Scooting.Result scooted, List<Attack> attacks, Telling<Happening> telling) {
        State state = scooted.state();
        if (attacks.isEmpty()) {
            return state;
        }
        var thrown = new ArrayList<Exchange.Thrown>();
        for (Exchange each : Exchanges.of(Known.of(state), attacks, scooted.gone())) {
            thrown.add(each.thrown(telling.chance()));
        }
        State now = state;
        for (Exchange.Thrown each : thrown) {
            now = Hits.fired(Hits.fired(now, each.attackers()), each.defenders());
        }
        now = Spotting.updated(now, telling);
        for (Exchange.Thrown each : thrown) {
            now = counted(now, each, thrown, scooted.hitsOn(each.exchange().attack()), telling);
            now = Hits.dealt(now, each.attackers(), telling);
            now = Hits.dealt(now, each.defenders(), telling);
        }
        return now;
    }

    private static State counted(
            State state,
            Exchange.Thrown thrown,
            List<Exchange.Thrown> all,
            int scooted,
            Telling<Happening> telling) {
        Exchange exchange = thrown.exchange();
        Attack before = exchange.attack();
        Table table = state.table();
        if (exchange.firing().isEmpty()) {
            return state.with(table.withAttacks(halted(table, before)));
        }
        Attack joined = before.joined(exchange.firing(), table.bound());
        Scores scores = Scores.of(thrown, all, scooted);
        Attack after = scores.counted(joined, table.bound());
        Reports.tell(state, thrown, scores, before, after, telling);
        boolean reserves = !before.took().isEmpty() && joined.took().size() > before.took().size();
        Table reinforced =
                reserves ? reinforced(table, exchange.firing()) : table; // NQM-PRESS.2, .3
        Table hours = hours(reinforced, exchange);
        return state.with(hours.withAttacks(Declarations.with(hours, after)));
    }

    /** Nobody fired: an attack that had begun rests, one that had not is none. */
    private static List<Attack> halted(Table table, Attack attack) {
        var all = new ArrayList<Attack>();
        for (Attack each : table.attacks()) {
            boolean same = each.equals(attack);
            if (!same) {
                all.add(each);
            } else if (!attack.took().isEmpty()) {
                all.add(attack.declared(attack.command(), List.of(), List.of(), table.bound() - 1));
            }
        }
        return all;
    }

    private static Table reinforced(Table table, List<BodyId> firing) {
        Table now = table;
        for (UnitId each : Defenders.units(table, firing)) {
            now =
                    now.with(
                            each,
                            now.unit(each)
                                    .without(Flag.NEEDS_REINFORCEMENT)
                                    .without(Flag.TO_GROUND));
        }
        return now;
    }

    /** C10: an hour of battle for those who attacked and those who were attacked. */
    private static Table hours(Table table, Exchange exchange) {
        Table now = table;
        for (BodyId each : exchange.firing()) {
            boolean battery = table.stand(each).type().fireUnits();
            now = battery ? now : hour(now, table.stand(each).unit());
        }
        for (BodyId each : exchange.objective()) {
            now = hour(now, table.stand(each).unit());
        }
        return now;
    }

    private static Table hour(Table table, UnitId unit) {
        return table.with(unit, table.unit(unit).fighting(table.bound()));
    }
}
