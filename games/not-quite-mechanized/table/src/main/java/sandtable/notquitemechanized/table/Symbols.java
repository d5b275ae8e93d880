package sandtable.notquitemechanized.table;

import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Level;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.forces.Leg;
import sandtable.notquitemechanized.forces.Note;
import sandtable.notquitemechanized.forces.StandKind;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.scene.Silhouette;
import sandtable.scene.Symbol;

/** What stands on a base. */
final class Symbols {
    private Symbols() {}

    static Symbol of(Stand stand, Formation formation) {
        return of(stand.camp(), stand.type(), size(stand, formation));
    }

    static Symbol of(int side, StandType type, String size) {
        return Symbol.of(side, branch(type), motion(type.leg()), size).drawnAs(silhouette(type));
    }

    private static String size(Stand stand, Formation formation) {
        if (stand.type().kind() == StandKind.COMMAND) {
            return level(formation.level());
        }
        return company(stand.type());
    }

    static String company(StandType type) {
        return type.disc() ? "I" : "";
    }

    private static String level(Level level) {
        return switch (level) {
            case BATTALION -> "II";
            case BRIGADE -> "III";
            case DIVISION -> "XX";
            case CORPS -> "XXX";
            case ARMY -> "XXXX";
        };
    }

    private static Symbol.Branch branch(StandType type) {
        if (type.kind() == StandKind.COMMAND) {
            return Symbol.Branch.HEADQUARTERS;
        }
        if (type.is(Note.RECCE)) {
            return Symbol.Branch.RECONNAISSANCE;
        }
        if (type.is(Note.OBSERVER)) {
            return Symbol.Branch.OBSERVER;
        }
        return switch (type.arm()) {
            case ARMOUR -> Symbol.Branch.ARMOUR;
            case INFANTRY -> infantry(type);
            case CAVALRY -> Symbol.Branch.CAVALRY;
            case AIR -> Symbol.Branch.AIRCRAFT;
            case ARTILLERY -> Symbol.Branch.ARTILLERY;
            case ANTI_AIR -> Symbol.Branch.ANTI_AIRCRAFT;
            case ANTI_TANK -> Symbol.Branch.ANTI_TANK;
            case ENGINEER -> Symbol.Branch.ENGINEER;
            case TRANSPORT, PROVOST -> Symbol.Branch.TRANSPORT;
            case LOGISTIC -> Symbol.Branch.SUPPLY;
            case MAINTENANCE -> Symbol.Branch.REPAIR;
            case MEDICAL -> Symbol.Branch.MEDICAL;
        };
    }

    /** Heavy weapons of a battalion go by what they fire. */
    private static Symbol.Branch infantry(StandType type) {
        if (type.kind() != StandKind.SUPPORT || type.is(Note.SNIPER)) {
            return Symbol.Branch.INFANTRY;
        }
        if (type.calibre() == 0) {
            return Symbol.Branch.MACHINE_GUN;
        }
        return type.id().startsWith("mortar") ? Symbol.Branch.MORTARS : Symbol.Branch.ARTILLERY;
    }

    private static Symbol.Motion motion(Leg leg) {
        return switch (leg) {
            case FOOT -> Symbol.Motion.FOOT;
            case ARMOURED -> Symbol.Motion.TRACKS;
            case LIGHT_RECCE, MOTORISED -> Symbol.Motion.WHEELS;
            case CAVALRY, HORSE_DRAWN -> Symbol.Motion.HORSE;
        };
    }

    private static Silhouette silhouette(StandType type) {
        if (type.tanks()) {
            return Silhouette.TANK;
        }
        return type.is(Note.RECCE) && type.leg() == Leg.LIGHT_RECCE
                ? Silhouette.ARMOURED_CAR
                : Silhouette.NONE;
    }
}
