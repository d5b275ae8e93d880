package sandtable.blitzcommander.assault;

import sandtable.blitzcommander.forces.Kind;
import sandtable.blitzcommander.forces.UnitType;

/**
 * Units in an assault that are alike.
 *
 * @param silent they roll no dice: suppressed, or attacking out of supply
 */
public record Group(UnitType type, int units, boolean silent) {
    boolean armor() {
        return type.kind() == Kind.ARMOR;
    }

    boolean infantry() {
        return type.kind() == Kind.INFANTRY;
    }

    boolean artillery() {
        return type.kind() == Kind.ARTILLERY;
    }

    Group with(int now) {
        return new Group(type, now, silent);
    }
}
