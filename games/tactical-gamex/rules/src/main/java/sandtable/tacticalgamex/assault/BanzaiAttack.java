package sandtable.tacticalgamex.assault;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.charts.Modification;
import sandtable.tacticalgamex.combat.Banzai;
import sandtable.tacticalgamex.combat.Casualties;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.morale.MoraleChecks;
import sandtable.tacticalgamex.state.Charge;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;

import java.util.List;
import java.util.Optional;

/** TGX-17.0, TGX-17.1: a close assault is declared a Banzai attack, and what that does at once. */
public final class BanzaiAttack {
    private static final Clause DECLARED = Clause.of("TGX-17.0.a");
    private static final Modification MARINES =
            new Modification("Marines", -1, Clause.of("TGX-17.1.b"));

    private BanzaiAttack() {}

    /** Whether the attack that is being prepared can be declared one. */
    public static boolean possible(Table table) {
        return Banzai.inUse(table) && check(table).isEmpty();
    }

    /** Why it cannot, by who takes part. */
    static Optional<Violation> check(Table table) {
        Charge charge = table.impulse().charge();
        if (!Banzai.inUse(table)) {
            return refused("TGX-0.b", "there are no Banzai attacks in this battle");
        }
        if (charge.overrun()) {
            return refused("TGX-17.0.a", "an overrun is no Banzai attack");
        }
        for (UnitId each : charge.units()) {
            if (!Banzai.mayStorm(table, each.index())) {
                return refused("TGX-17.0.a", "%s takes part in no Banzai attack", each.called());
            }
        }
        return Optional.empty();
    }

    /** R-TGX-189: with the strengths exchanged from here on. */
    static Table exchanged(Table table) {
        Charge charge = table.impulse().charge();
        return table.with(table.impulse().with(charge.as(Charge.Kind.BANZAI)));
    }

    /** The units that have to check their morale: inside a fortification one by one too. */
    public static List<UnitId> shaken(Table table) {
        Charge charge = table.impulse().charge();
        int side = 1 - table.stand(charge.units().getFirst()).side();
        return new Occupation(table)
                .units(side, charge.target().index()).stream()
                        .filter(each -> !table.unit(each).disrupted())
                        .toList();
    }

    /** It is declared, and whoever fails the check is disrupted (TGX-17.1.a). */
    public static Table declared(Table table, Telling<Happening> telling) {
        Charge charge = table.impulse().charge();
        telling.tell(new Happening.BanzaiDeclared(charge.target(), charge.units(), DECLARED));
        Table now = exchanged(table);
        for (UnitId each : shaken(table)) {
            boolean marines = table.stand(each).has(Ability.MARINE); // TGX-17.1.b
            List<Modification> more = marines ? List.of(MARINES) : List.of();
            if (!MoraleChecks.passes(new Occupation(now), each.index(), more, telling)) {
                now = Casualties.disrupt(now, each.index(), telling);
            }
        }
        return now;
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
