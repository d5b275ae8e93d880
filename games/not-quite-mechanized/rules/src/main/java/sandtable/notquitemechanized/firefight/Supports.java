package sandtable.notquitemechanized.firefight;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.Table;

import java.util.List;
import java.util.Optional;

/**
 * NQM-CRT.2, NQM-CRT.3, NQM-CRT.5, NQM-CRT.6: which units fire in support of those who are
 * attacked. In the first hour the battalion, what is under its command and its Direct Support; from
 * the second what is under command of its brigade or In Support of it.
 *
 * @param fires for each unit whether it does, by number
 */
record Supports(boolean[] fires) {
    static Supports of(Known known, Attack attack, List<BodyId> attacked) {
        Table table = known.table();
        boolean later = table.bound() > attack.began();
        List<UnitId> units = Defenders.units(table, attacked);
        var fires = new boolean[table.battle().formations().size()];
        for (Formation each : table.battle().formations()) {
            if (each.camp() != attack.camp() && answers(known, each)) {
                for (UnitId unit : units) {
                    fires[each.id().index()] |=
                            first(known, each.id(), unit)
                                    || later && second(known, each.id(), unit);
                }
            }
        }
        return new Supports(fires);
    }

    boolean fires(Stand stand) {
        return fires[stand.unit().index()];
    }

    /** R-NQM-113: a battery that is told not to answer saves its fire units here, too. */
    private static boolean answers(Known known, Formation formation) {
        boolean battery = known.table().stand(formation.bodies().getFirst()).type().fireUnits();
        Optional<Plan> plan = battery ? known.plan(formation.id()) : Optional.empty();
        return plan.isEmpty() || plan.get().instructions(formation.id()).registered();
    }

    private static boolean first(Known known, UnitId unit, UnitId attacked) {
        return unit.equals(attacked)
                || !known.table().formation(attacked).headquarters()
                        && Chain.of(known, unit, attacked).atOnce();
    }

    private static boolean second(Known known, UnitId unit, UnitId attacked) {
        Optional<UnitId> brigade = Chain.superior(known, attacked);
        return Chain.of(known, unit, attacked) != Chain.Tie.NONE
                || brigade.isPresent() && Chain.commanded(known, unit, brigade.get());
    }
}
