package sandtable.hexblitz.table;

import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.forces.Mobility;
import sandtable.hexblitz.forces.Weapon;
import sandtable.scene.Symbol;

/** Which sign stands for which stand. */
final class Symbols {
    private Symbols() {}

    static Symbol of(int side, Kind kind, Mobility mobility, Weapon weapon) {
        String size = kind == Kind.HEADQUARTERS ? "XX" : "";
        return Symbol.of(side, branch(kind, weapon), motion(mobility), size);
    }

    private static Symbol.Motion motion(Mobility mobility) {
        return switch (mobility) {
            case FOOT -> Symbol.Motion.FOOT;
            case RECONNAISSANCE, WHEELED -> Symbol.Motion.WHEELS;
            case TRACKED -> Symbol.Motion.TRACKS;
            case HORSED -> Symbol.Motion.HORSE;
        };
    }

    private static Symbol.Branch branch(Kind kind, Weapon weapon) {
        return switch (kind) {
            case RECONNAISSANCE -> Symbol.Branch.RECONNAISSANCE;
            case INFANTRY ->
                    weapon == Weapon.ANTI_TANK ? Symbol.Branch.ANTI_TANK : Symbol.Branch.INFANTRY;
            case ARTILLERY -> gun(weapon);
            case TANK -> Symbol.Branch.ARMOUR;
            case CAVALRY -> Symbol.Branch.CAVALRY;
            case ENGINEER -> Symbol.Branch.ENGINEER;
            case HEADQUARTERS -> Symbol.Branch.HEADQUARTERS;
            case TRANSPORT -> Symbol.Branch.TRANSPORT;
        };
    }

    private static Symbol.Branch gun(Weapon weapon) {
        return switch (weapon) {
            case ANTI_TANK -> Symbol.Branch.ANTI_TANK;
            case ROCKET -> Symbol.Branch.ROCKETS;
            case HEAVY_INFANTRY -> Symbol.Branch.MORTARS;
            case NONE, INFANTRY, TANK, FIELD, MEDIUM, HEAVY -> Symbol.Branch.ARTILLERY;
        };
    }
}
