package sandtable.tacticalgamex.table;

import sandtable.scene.Silhouette;
import sandtable.scene.Symbol;
import sandtable.scene.Symbol.Branch;
import sandtable.scene.Symbol.Motion;
import sandtable.tacticalgamex.forces.UnitType;

/** Which sign stands for which unit. */
final class Symbols {
    private static final String COMPANY = "I";

    private Symbols() {}

    static Symbol of(int side, UnitType type) {
        return Symbol.of(side, branch(type), motion(type), COMPANY).drawnAs(silhouette(type));
    }

    static Symbol plane(int side) {
        return Symbol.of(side, Branch.AIRCRAFT, Motion.FOOT, "").drawnAs(Silhouette.AIRCRAFT);
    }

    /** TGX-10.5: guns that float. */
    static Symbol ship(int side) {
        return Symbol.of(side, Branch.ARTILLERY, Motion.FOOT, "").drawnAs(Silhouette.SHIP);
    }

    /** Mines, blocks and earthworks are the engineers' work. */
    static Symbol counter(int side) {
        return Symbol.of(side, Branch.ENGINEER, Motion.FOOT, "");
    }

    private static Branch branch(UnitType type) {
        return switch (type.unitClass()) {
            case INF, MG, PARA, CDO, SKI, MC, BIC -> Branch.INFANTRY;
            case ENG, BRV -> Branch.ENGINEER;
            case REC, AC -> Branch.RECONNAISSANCE;
            case CAV -> Branch.CAVALRY;
            case TK, FLM -> Branch.ARMOUR;
            case TD, AT -> Branch.ANTI_TANK;
            case AG, SPA, IG, HOW, SP_AA, AAG, AAMG -> Branch.ARTILLERY;
            case CARR, AMPH, TRK, PM, LV, WAG -> Branch.TRANSPORT;
            case MTR -> Branch.MORTARS;
            case RKT -> Branch.ROCKETS;
            case CP -> Branch.HEADQUARTERS;
        };
    }

    /** Vehicles and guns are known by their look, men by their sign. */
    private static Silhouette silhouette(UnitType type) {
        return switch (type.unitClass()) {
            case TK, FLM -> Silhouette.TANK;
            case TD, AG -> Silhouette.ASSAULT_GUN;
            case SPA, SP_AA -> Silhouette.GUN_CARRIAGE;
            case AC -> Silhouette.ARMOURED_CAR;
            case REC -> type.armored() ? Silhouette.ARMOURED_CAR : Silhouette.NONE;
            case CARR, AMPH -> Silhouette.HALF_TRACK;
            case TRK, PM, LV -> Silhouette.TRUCK;
            case WAG -> Silhouette.WAGON;
            case AT -> Silhouette.GUN;
            case IG, HOW -> Silhouette.HOWITZER;
            case AAG, AAMG -> Silhouette.ANTI_AIRCRAFT;
            case INF, MG, PARA, CDO, SKI, MC, BIC, ENG, BRV, CAV, MTR, RKT, CP -> Silhouette.NONE;
        };
    }

    private static Motion motion(UnitType type) {
        return switch (type.mobility()) {
            case FOOT, SKI, GUN -> Motion.FOOT;
            case CAV -> Motion.HORSE;
            case VEH, AMPH -> Motion.TRACKS;
            case TRK, WAG, BIC -> Motion.WHEELS;
        };
    }
}
