package sandtable.notquitemechanized.battle;

import sandtable.notquitemechanized.forces.WeaponClass;

import java.util.Locale;

/** NQM-WAC.6, .10, .14: what a position gives to the troops in it. */
public enum Protection {
    SCRAPE(WeaponClass.L),
    DUG_IN(WeaponClass.M),
    FORT(WeaponClass.H);

    private final WeaponClass target;

    Protection(WeaponClass target) {
        this.target = target;
    }

    /** The class of troops in it. */
    public WeaponClass target() {
        return target;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
