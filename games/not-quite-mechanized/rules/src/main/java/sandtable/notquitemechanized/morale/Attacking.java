package sandtable.notquitemechanized.morale;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.firefight.Objectives;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Table;

import java.util.ArrayList;
import java.util.List;

/** Which units attack, and whom. */
final class Attacking {
    private Attacking() {}

    /** NQM-BREAK.3: only who attacks in this bound can be called off. */
    static Resolve.Role role(Table table, UnitId unit) {
        for (Attack each : table.attacks()) {
            if (each.lately() == table.bound() && takesPart(table, each, unit)) {
                return Resolve.Role.ATTACKS;
            }
        }
        return Resolve.Role.DEFENDS;
    }

    private static boolean takesPart(Table table, Attack attack, UnitId unit) {
        for (BodyId each : attack.firing()) {
            if (table.stand(each).unit().equals(unit)) {
                return true;
            }
        }
        return false;
    }

    /** NQM-RETR.2: bodies that attacked a unit in this bound or the last. */
    static List<BodyId> pursuers(Table table, UnitId unit) {
        var pursuers = new ArrayList<BodyId>();
        int camp = table.formation(unit).camp();
        for (Attack each : table.attacks()) {
            if (each.camp() != camp && on(table, each, unit)) {
                for (BodyId body : each.firing()) {
                    if (table.spot(body).isPresent()) {
                        pursuers.add(body);
                    }
                }
            }
        }
        return pursuers;
    }

    private static boolean on(Table table, Attack attack, UnitId unit) {
        for (BodyId each : Objectives.bodies(table, attack)) {
            if (table.stand(each).unit().equals(unit)) {
                return true;
            }
        }
        return false;
    }

    /** NQM-PRESS.1: attacks without a unit that has withdrawn from them. */
    static Table calledOff(Table table, UnitId unit) {
        var attacks = new ArrayList<Attack>();
        for (Attack each : table.attacks()) {
            boolean leads = table.stand(each.command()).unit().equals(unit);
            if (!leads) {
                List<BodyId> others =
                        each.firing().stream()
                                .filter(body -> !table.stand(body).unit().equals(unit))
                                .toList();
                attacks.add(
                        others.size() == each.firing().size()
                                ? each
                                : each.declared(
                                        each.command(), others, each.called(), each.lately()));
            }
        }
        return table.withAttacks(attacks);
    }
}
