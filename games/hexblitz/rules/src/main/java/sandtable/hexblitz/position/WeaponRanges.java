package sandtable.hexblitz.position;

import sandtable.hexblitz.forces.Weapon;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;

/** HB-RNG Weapon ranges. */
public final class WeaponRanges {
    private static final int DIRECT_IN_COVER = 1;

    private WeaponRanges() {}

    /** Whether a unit's weapons reach a hex. */
    public static boolean reaches(Table table, UnitId unit, int hex) {
        return Distance.to(table, unit, hex) <= range(table, unit, hex);
    }

    /** How far a unit fires at a hex. */
    public static int range(Table table, UnitId id, int hex) {
        Unit unit = table.unit(id);
        Weapon weapon = table.stand(id).weapon();
        int range = unit.straddles() ? weapon.range() - 1 : weapon.range(); // HB-RNG.10
        boolean cover =
                table.ground().covered(hex) || unit.onMap() && table.ground().covered(unit.hex());
        return weapon.direct() && cover ? Math.min(range, DIRECT_IN_COVER) : range; // HB-RNG.11
    }
}
