package sandtable.notquitemechanized.firefight;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.sight.Views;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.FireHappening;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Position;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;

import java.util.ArrayList;
import java.util.List;

/** NQM-FIGHT.12: attacks that begin, or go on bound after bound. */
final class Declarations {
    private static final Clause LEVEL = Clause.of("NQM-SUMM.2");

    private Declarations() {}

    static State declared(State state, Decision.Declare declared, Telling<Happening> telling) {
        Table table = state.table();
        Attack attack = underWay(state, declared);
        var now = new ArrayList<BodyId>();
        var next = new ArrayList<BodyId>();
        Known known = Known.of(state);
        UnitId headquarters = table.stand(declared.command()).unit();
        for (BodyId each : declared.with()) {
            UnitId unit = table.stand(each).unit();
            boolean atOnce =
                    Chain.of(known, unit, headquarters).atOnce()
                            || Chain.released(known, unit, headquarters);
            boolean asked = attack.lately() == table.bound() - 1 && attack.called().contains(each);
            (atOnce || asked ? now : next).add(each); // NQM-OOB.8, NQM-OOB.12
            if (asked) {
                next.add(each); // whoever has been asked goes on
            }
        }
        Attack after = attack.declared(declared.command(), now, next, table.bound());
        telling.tell(
                new FireHappening.AttackDeclared(
                        after.command(),
                        after.objective(),
                        after.firing(),
                        after.called(),
                        table.battle().fellows(after.command()),
                        LEVEL));
        return state.with(table.withAttacks(with(table, after)));
    }

    /** The attack that this goes on with, or a new one. */
    private static Attack underWay(State state, Decision.Declare declared) {
        Table table = state.table();
        for (Attack each : table.attacks()) {
            if (same(table, each, declared.command()) && goesOn(table, each, declared)) {
                return each;
            }
        }
        int camp = table.stand(declared.command()).camp();
        int post = table.battle().formation(declared.command()).post();
        Table known = Views.of(state, table.battle().side(post)).table();
        return Attack.begun(
                camp,
                declared.command(),
                declared.objective(),
                Objectives.position(known, camp, declared.objective()).map(Position::id),
                table.bound());
    }

    private static boolean goesOn(Table table, Attack attack, Decision.Declare declared) {
        return attack.objective().equals(declared.objective())
                && attack.lately() >= table.bound() - 1;
    }

    private static boolean same(Table table, Attack attack, BodyId command) {
        return table.stand(attack.command()).unit().equals(table.stand(command).unit());
    }

    /** With an attack that takes the place of its unit's one before. */
    static List<Attack> with(Table table, Attack attack) {
        var all = new ArrayList<Attack>();
        for (Attack each : table.attacks()) {
            if (!same(table, each, attack.command())) {
                all.add(each);
            }
        }
        all.add(attack);
        return all;
    }
}
