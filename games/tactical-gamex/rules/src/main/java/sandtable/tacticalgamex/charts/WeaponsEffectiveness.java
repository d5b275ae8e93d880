package sandtable.tacticalgamex.charts;

import sandtable.kernel.text.Grid;
import sandtable.tacticalgamex.data.Data;
import sandtable.tacticalgamex.forces.Aircraft;
import sandtable.tacticalgamex.forces.TargetType;
import sandtable.tacticalgamex.forces.UnitType;
import sandtable.tacticalgamex.forces.WeaponType;

/** TGX-6.3.6 The Weapons Effectiveness Chart. Close assaults and overruns do not use it. */
public final class WeaponsEffectiveness {
    private static final String FILE = "tables/weapons-effectiveness.tsv";
    private static final int NEAR_FOR_EXPLOSIVES = 6; // TGX-6.3.6.k
    private static final String NO = "no";
    private static final Grid<String> CHART = Grid.parse(FILE, Data.text(FILE), each -> each);

    private WeaponsEffectiveness() {}

    /** How far a unit may fire at such a target: twice the range with an asterisk, at soft ones. */
    public static int reach(UnitType firer, TargetType target) {
        boolean doubled = firer.doublesRange() && target == TargetType.SOFT; // TGX-6.3.6.g
        return doubled ? 2 * firer.range() : firer.range(); // TGX-2.1.d
    }

    /**
     * The strength of a unit against a target so far away; zero where the chart forbids it
     * (TGX-6.3.6.a). In a combined attack each unit has its own distance (TGX-6.3.6.p).
     */
    public static Factor strength(UnitType firer, TargetType target, int distance, FireMode mode) {
        boolean outOfReach = distance > reach(firer, target);
        if (outOfReach) {
            return Factor.ZERO;
        }
        Factor strength =
                adjusted(row(firer, mode), column(firer, target, distance), firer.attack());
        boolean beyondRange = distance > firer.range(); // TGX-6.3.6.g
        return beyondRange ? strength.times(Factor.HALF) : strength;
    }

    /** The strength of an aircraft's weapon; its range is the weapon's (R-TGX-90). */
    public static Factor strength(Aircraft.Attack attack, TargetType target, int distance) {
        boolean near = 2 * distance <= attack.weapon().range();
        String row =
                switch (attack.weapon()) {
                    case BOMBS -> "(H) indirect";
                    case H, I, A, G -> attack.weapon().code();
                };
        return adjusted(row, column(target, near), attack.strength());
    }

    private static String row(UnitType firer, FireMode mode) {
        boolean shells = firer.weapon() == WeaponType.H && mode == FireMode.INDIRECT;
        return shells ? "(H) indirect" : firer.weapon().name(); // TGX-6.3.6.n
    }

    private static String column(UnitType firer, TargetType target, int distance) {
        return column(
                target,
                switch (firer.weapon()) {
                    case H, AA -> distance <= NEAR_FOR_EXPLOSIVES; // R-TGX-47, R-TGX-48
                    case I, M, A, C -> 2 * distance <= firer.range(); // TGX-6.3.6.h
                });
    }

    private static String column(TargetType target, boolean near) {
        return switch (target) {
            case ARMORED -> near ? "armored near" : "armored far";
            case SOFT, AIRCRAFT -> "soft"; // TGX-6.4.7.i
        };
    }

    private static Factor adjusted(String row, String column, int attack) {
        String cell = CHART.at(row, column);
        return switch (cell) {
            case NO -> Factor.ZERO; // TGX-6.3.6.b
            case "2" -> Factor.of(2 * attack);
            case "1" -> Factor.of(attack);
            case "1/2" -> new Factor(attack, 2);
            default -> throw new IllegalStateException(FILE + " has a cell \"" + cell + "\"");
        };
    }
}
