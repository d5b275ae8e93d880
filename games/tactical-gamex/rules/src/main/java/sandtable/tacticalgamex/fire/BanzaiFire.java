package sandtable.tacticalgamex.fire;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.combat.Casualties;
import sandtable.tacticalgamex.combat.CombatModifiers;
import sandtable.tacticalgamex.combat.CombatStress;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.spotting.Viewpoint;
import sandtable.tacticalgamex.state.Charge;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Lists;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** TGX-17.2 Opportunity Fire of those whom a Banzai attack is about to meet. */
public final class BanzaiFire {
    private static final Clause FIRED = Clause.of("TGX-17.2.a");

    private BanzaiFire() {}

    /** R-TGX-187: not activated, or watching, and of those that can be marked for it. */
    private static boolean ready(Table table, int index) {
        Charge charge = table.impulse().charge();
        Unit unit = table.unit(index);
        return unit.hex() == charge.target().index()
                && table.stand(index).side() == table.impulse().enemy()
                && DirectFire.ready(table, index)
                && table.stand(index).has(Ability.OPPORTUNITY_FIRE)
                && (!unit.activated() || unit.has(Mark.OPPORTUNITY_FIRE));
    }

    private static boolean mayFire(Table table, int firer, int target) {
        int hex = table.unit(target).hex();
        boolean armored = OpportunityFire.armored(table, target);
        return ready(table, firer)
                && Viewpoint.see(table, firer, target)
                && DirectFire.strength(table, firer, hex, armored) > 0;
    }

    /** Those who storm and are still there. */
    public static List<UnitId> targets(Table table) {
        return table.impulse().charge().units().stream()
                .filter(each -> table.unit(each).onMap())
                .toList();
    }

    /** Who can fire at one of them now, ascending. */
    public static List<UnitId> able(Table table, UnitId target) {
        var able = new ArrayList<UnitId>();
        for (int i = 0; i < table.units().size(); i++) {
            if (mayFire(table, i, target.index())) {
                able.add(table.unitId(i));
            }
        }
        return able;
    }

    static boolean anybody(Table table) {
        return targets(table).stream().anyMatch(each -> !able(table, each).isEmpty());
    }

    static Optional<Violation> check(Table table, Decision.Interrupt fire) {
        if (!targets(table).contains(fire.target())) {
            return refused("TGX-17.2.a", "fire at one of the units that storm");
        }
        if (fire.units().isEmpty() || !Lists.ascending(fire.units())) {
            return refused("TGX-17.2.a", "somebody must fire");
        }
        for (UnitId unit : fire.units()) {
            if (!mayFire(table, unit.index(), fire.target().index())) {
                boolean own = table.stand(unit).side() == table.impulse().enemy();
                return refused(
                        "TGX-17.2.a",
                        "%s cannot fire at %s",
                        own ? unit.called() : "that unit",
                        fire.target().called());
            }
        }
        return CombatStress.check(
                table, fight(table, fire.target(), fire.units()), 1, fire.stress());
    }

    /** With the terrain of its hex, a position there too: it is not entering it (R-TGX-187). */
    public static Fight fight(Table table, UnitId target, List<UnitId> firers) {
        return OpportunityFire.fight(
                table,
                target.index(),
                firers,
                CombatModifiers.with(
                        CombatModifiers.AT_BANZAI, CombatModifiers.direct(table, target.index())),
                FIRED);
    }

    static Table resolve(Table table, Decision.Interrupt fire, Telling<Happening> telling) {
        Fight fight = fight(table, fire.target(), fire.units()).stressed(fire.stress());
        Table now = Casualties.resolve(table, fight, telling);
        return Casualties.fired(now, fight.firers());
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
