package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.forces.Mobility;
import sandtable.blitzkriegcommander.forces.Note;
import sandtable.blitzkriegcommander.forces.UnitClass;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.scene.Silhouette;
import sandtable.scene.Symbol;

/** What stands on a base. */
final class Symbols {
    private Symbols() {}

    static Symbol of(int side, UnitType type) {
        return Symbol.of(side, branch(type), motion(type.mobility()), "").drawnAs(silhouette(type));
    }

    private static Symbol.Branch branch(UnitType type) {
        return switch (type.role()) {
            case INFANTRY, SUPPORT -> Symbol.Branch.INFANTRY;
            case ENGINEER -> Symbol.Branch.ENGINEER;
            case MORTAR -> Symbol.Branch.MORTARS;
            case INFANTRY_GUN, ANTI_AIRCRAFT -> Symbol.Branch.ARTILLERY;
            case GUN -> Symbol.Branch.ANTI_TANK;
            case RECCE -> Symbol.Branch.RECONNAISSANCE;
            case ARMOUR -> Symbol.Branch.ARMOUR;
            case CARRIER, TRANSPORT -> Symbol.Branch.TRANSPORT;
            case CO, HQ, FAO, FAC -> Symbol.Branch.HEADQUARTERS;
        };
    }

    private static Symbol.Motion motion(Mobility mobility) {
        return switch (mobility) {
            case FOOT, COMMAND -> Symbol.Motion.FOOT;
            case TRACKED, HALF_TRACK -> Symbol.Motion.TRACKS;
            case WHEELED, SOFT, GUN -> Symbol.Motion.WHEELS;
            case CAVALRY, DRAUGHT -> Symbol.Motion.HORSE;
        };
    }

    private static Silhouette silhouette(UnitType type) {
        return switch (type.role()) {
            case ARMOUR -> type.is(Note.TURRETLESS) ? Silhouette.ASSAULT_GUN : Silhouette.TANK;
            case CARRIER -> Silhouette.HALF_TRACK;
            case TRANSPORT ->
                    type.mobility() == Mobility.DRAUGHT ? Silhouette.WAGON : Silhouette.TRUCK;
            case GUN -> gun(type, Silhouette.GUN);
            case INFANTRY_GUN -> gun(type, Silhouette.HOWITZER);
            case ANTI_AIRCRAFT -> gun(type, Silhouette.ANTI_AIRCRAFT);
            case RECCE ->
                    type.unitClass() == UnitClass.FOOT || type.mobility() == Mobility.CAVALRY
                            ? Silhouette.NONE
                            : Silhouette.ARMOURED_CAR;
            case INFANTRY, ENGINEER, SUPPORT, MORTAR, CO, HQ, FAO, FAC -> Silhouette.NONE;
        };
    }

    private static Silhouette gun(UnitType type, Silhouette towed) {
        return type.afv() ? Silhouette.GUN_CARRIAGE : towed;
    }
}
