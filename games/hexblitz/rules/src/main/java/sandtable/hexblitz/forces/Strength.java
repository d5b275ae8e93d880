package sandtable.hexblitz.forces;

/** HB-SP Strength Points: baseline strength, equipment and training put together (HB-SP.1). */
public final class Strength {
    private static final int LEAST = 1; // R-HB-05
    private static final int MOST_EQUIPMENT_BONUS = 1; // HB-SP.16

    private Strength() {}

    /** The SP of a unit at full strength. */
    static int of(UnitType type) {
        if (type.kind() == Kind.TRANSPORT) {
            return 0; // HB-SP.15
        }
        int baseline = type.baseline().sp(type.count());
        if (type.baseline() == Baseline.GIVEN) {
            return baseline;
        }
        return Math.max(LEAST, baseline + equipment(type) + type.training().sp());
    }

    private static int equipment(UnitType type) {
        boolean footInfantry = footSoldiers(type.kind()) && !type.motorised();
        boolean superior = type.weaponry() == Weaponry.SUPERIOR;
        boolean obsolete = type.weaponry() == Weaponry.OBSOLETE;
        int bonus =
                Math.min(
                        MOST_EQUIPMENT_BONUS,
                        one(tankUnit(type)) + one(superior)); // HB-SP.7, HB-SP.8
        return bonus - one(footInfantry) - one(obsolete); // HB-SP.6, HB-SP.9
    }

    /** Engineers fight as infantry (R-HB-31) and are counted as such. */
    private static boolean footSoldiers(Kind kind) {
        return kind == Kind.INFANTRY || kind == Kind.ENGINEER;
    }

    /**
     * Assault guns and tank destroyers have AFVs but no tanks: their weapon is an anti-tank gun.
     */
    private static boolean tankUnit(UnitType type) {
        return type.kind() == Kind.TANK && type.weapon() == Weapon.TANK;
    }

    private static int one(boolean holds) {
        return holds ? 1 : 0;
    }
}
