package sandtable.tacticalgamex.combat;

import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.charts.Modification;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** TGX-6.3.2 Who is attacked together in a hex, and with what they defend. */
public final class Defenders {
    private Defenders() {}

    /** Whether targets are inside a fortification, or nobody is and it is the target itself. */
    public static boolean fort(Table table, List<UnitId> targets) {
        return targets.isEmpty() || table.unit(targets.getFirst()).has(Mark.INSIDE);
    }

    /**
     * With what one unit defends against any attack that asks for its strength: the only place
     * where that is said.
     */
    public static Factor strength(Table table, int unit) {
        if (Riders.rides(table, unit)) {
            return Factor.of(Riders.DEFENSE); // TGX-16.1.c
        }
        if (table.unit(unit).atSea()) {
            return Factor.of(AtSea.defense(table, unit)); // TGX-10.4.a, TGX-10.4.b, TGX-10.4.c
        }
        Factor printed =
                Banzai.defense(table, unit) // TGX-17.3.a
                        .plus(MountedInfantry.defense(table, unit)); // TGX-13.0.b
        return table.unit(unit).has(Mark.QUICK_TIME) // TGX-15.1.c
                ? printed.dividedBy(2)
                : printed;
    }

    /** As which type one unit is attacked, terrain apart; the only place where that is said. */
    public static boolean armored(Table table, int unit) {
        return table.unit(unit).atSea()
                ? AtSea.armored(table, unit) // TGX-10.4.b
                : table.stand(unit).type().armored();
    }

    /** TGX-6.3.2.a: of the fortification, or of all targets together (R-TGX-50). */
    public static Factor defense(Table table, int hex, List<UnitId> targets) {
        if (fort(table, targets)) {
            return Factor.of(table.counters().fortAt(hex).orElseThrow().strength()); // TGX-8.4.k
        }
        Factor sum = Factor.ZERO;
        for (UnitId target : targets) {
            sum = sum.plus(strength(table, target.index()));
        }
        return sum;
    }

    private static boolean inside(Table table, UnitId unit) {
        return table.unit(unit).has(Mark.INSIDE);
    }

    /** The units of a hex inside its fortification, or those outside. */
    public static List<UnitId> together(Occupation occupation, int side, int hex, boolean inside) {
        return occupation.units(side, hex).stream()
                .filter(each -> occupation.table().unit(each).has(Mark.INSIDE) == inside)
                .toList();
    }

    /** Targets of direct fire or of an attack from the air (TGX-6.4.1.1). */
    public static Fight.At directly(Table table, int hex, List<UnitId> targets) {
        return at(table, hex, targets, target -> CombatModifiers.direct(table, target));
    }

    /** Targets of shells or bombs (TGX-6.3.9.r). */
    public static Fight.At indirectly(Table table, int hex, List<UnitId> targets) {
        return at(table, hex, targets, target -> CombatModifiers.indirect(table, target));
    }

    /** Targets of close combat (TGX-6.4.5.h, TGX-6.4.6.i). */
    public static Fight.At closely(Table table, int hex, List<UnitId> targets, Modification kind) {
        List<UnitId> inside = targets.stream().filter(each -> inside(table, each)).toList();
        if (inside.isEmpty()) {
            return at(table, hex, targets, target -> CombatModifiers.close(table, target, kind));
        }
        List<UnitId> outside = targets.stream().filter(each -> !inside(table, each)).toList();
        List<Modification> fort = CombatModifiers.with(kind, CombatModifiers.fort(table, inside));
        var lines = new ArrayList<List<Modification>>(targets.size());
        for (UnitId each : targets) {
            lines.add(
                    inside(table, each) ? fort : CombatModifiers.close(table, each.index(), kind));
        }
        Factor strength = defense(table, hex, inside);
        strength = outside.isEmpty() ? strength : strength.plus(defense(table, hex, outside));
        return new Fight.At(table.hexId(hex), targets, strength, lines, outside.isEmpty());
    }

    /** Those inside a fortification, or an empty one, have its protection and no other. */
    private static Fight.At at(
            Table table,
            int hex,
            List<UnitId> targets,
            IntFunction<List<Modification>> modifications) {
        if (targets.isEmpty() && BridgeAttacks.target(table, hex)) {
            return BridgeAttacks.at(table, hex);
        }
        boolean fort = fort(table, targets);
        var lines = new ArrayList<List<Modification>>(targets.size());
        for (UnitId target : targets) {
            lines.add(
                    fort
                            ? CombatModifiers.fort(table, targets)
                            : modifications.apply(target.index()));
        }
        if (targets.isEmpty()) {
            lines.add(CombatModifiers.fort(table, targets));
        }
        return new Fight.At(table.hexId(hex), targets, defense(table, hex, targets), lines, fort);
    }
}
