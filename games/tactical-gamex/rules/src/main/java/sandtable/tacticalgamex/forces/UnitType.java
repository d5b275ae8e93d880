package sandtable.tacticalgamex.forces;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * TGX-2.1 Combat Units, TGX-2.1.a: one row of {@code units/*.tsv}, what is printed on a counter and
 * what the Unit Function Table says of it.
 *
 * @param attack attack strength; 0 where none is printed
 * @param weaponCode the weapon type as printed, such as {@code (H)} or {@code C(I)}
 * @param range in hexes; 0 where none is printed
 * @param doublesRange whether an asterisk stands behind the range (TGX-6.3.6.g)
 * @param movement in whole movement points
 * @param tenthsOfMm the calibre; 0 where none matters
 */
public record UnitType(
        String id,
        String name,
        Nation nation,
        int attack,
        WeaponType weapon,
        String weaponCode,
        int range,
        boolean doublesRange,
        int defense,
        int movement,
        TargetType target,
        Mobility mobility,
        UnitClass unitClass,
        Set<Ability> abilities,
        int tenthsOfMm) {

    public UnitType {
        var copy = EnumSet.noneOf(Ability.class);
        copy.addAll(abilities);
        abilities = Collections.unmodifiableSet(copy);
    }

    public boolean has(Ability ability) {
        return abilities.contains(ability);
    }

    /** Movement allowance in half points, in which all movement is counted. */
    public int halfPoints() {
        return 2 * movement;
    }

    public boolean infantry() {
        return unitClass.infantry();
    }

    /** Infantry in the optional sections (R-TGX-144): on foot, horse or ski, with small arms. */
    public boolean fightsOnFoot() {
        return weapon == WeaponType.I
                && (mobility == Mobility.FOOT
                        || mobility == Mobility.CAV
                        || mobility == Mobility.SKI);
    }

    /** TGX-16.0.a, R-TGX-144: infantry that can ride on an armored vehicle. */
    public boolean mayRide() {
        return has(Ability.PASSENGER) && infantry() && fightsOnFoot();
    }

    /** TGX-16.0.a, R-TGX-181: armored and German, but no artillery and no transport. */
    public boolean mountsRiders() {
        return nation == Nation.GERMANY
                && armored()
                && unitClass != UnitClass.SPA
                && weapon != WeaponType.C;
    }

    public boolean artillery() {
        return unitClass.artillery();
    }

    /** The Truck kind (R-TGX-41). */
    public boolean truck() {
        return unitClass.truck();
    }

    public boolean armored() {
        return target == TargetType.ARMORED;
    }

    /** Whether any unit can carry it (TGX-5.2.b). */
    public boolean passenger() {
        return has(Ability.PASSENGER) || has(Ability.HEAVY_PASSENGER);
    }

    /** Whether it can carry any unit (TGX-5.2.a). */
    public boolean transport() {
        return has(Ability.CARRIES_INFANTRY) || has(Ability.CARRIES_ANY);
    }

    /** Whether a CP may be attached to it (TGX-22.1.b). */
    public boolean mayHavePost() {
        return switch (weapon) {
            case A, I -> true;
            case C -> weaponCode.equals("C(I)");
            case M, H, AA -> false;
        };
    }

    @Override
    public String toString() {
        return id;
    }
}
