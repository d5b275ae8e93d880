package sandtable.notquitemechanized.battle;

import sandtable.notquitemechanized.forces.WeaponClass;

import java.util.Locale;

/** NQM-WAC.6, NQM-WAC.10, NQM-WAC.14: what a position gives to the troops in it. */
public enum Protection {
    SCRAPE(WeaponClass.L),
    DUG_IN(WeaponClass.M),
    FORT(WeaponClass.H),
    /** Reinforced concrete, as of the Maginot Line (NQM-WAC.17). */
    CASEMATE(WeaponClass.VH);

    private final WeaponClass target;

    Protection(WeaponClass target) {
        this.target = target;
    }

    /** The class of troops in it. */
    public WeaponClass target() {
        return target;
    }

    /** Whether it has land lines, obstacles and a stock of ammunition (NQM-FORT.4 to .6). */
    public boolean fortified() {
        return this == FORT || this == CASEMATE;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
