package sandtable.blitzkriegcommander.standing;

import sandtable.blitzkriegcommander.forces.UnitType;

import java.util.Locale;

/** A class of enemies that fire is kept for (R-BKC-81). */
public enum Prey {
    ANY,
    ARMOUR,
    /** All that are no AFVs. */
    SOFT;

    public boolean includes(UnitType type) {
        return switch (this) {
            case ANY -> true;
            case ARMOUR -> type.afv();
            case SOFT -> !type.afv();
        };
    }

    /** The narrowest class that a type belongs to. */
    public static Prey of(UnitType type) {
        return type.afv() ? ARMOUR : SOFT;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
