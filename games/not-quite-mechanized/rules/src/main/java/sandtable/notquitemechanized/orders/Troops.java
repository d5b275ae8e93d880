package sandtable.notquitemechanized.orders;

import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.forces.Arm;
import sandtable.notquitemechanized.forces.Note;
import sandtable.notquitemechanized.forces.StandKind;
import sandtable.notquitemechanized.forces.StandType;

import java.util.function.Predicate;

/** What kind of troops a unit has. */
public final class Troops {
    private Troops() {}

    private static boolean any(Battle battle, UnitId unit, Predicate<StandType> which) {
        for (BodyId each : battle.formation(unit).bodies()) {
            if (which.test(battle.stand(each).type())) {
                return true;
            }
        }
        return false;
    }

    /** NQM-CLASS.13, NQM-SUMM.15: a Command stand, or tanks, which carry their commander. */
    public static boolean commanded(Battle battle, UnitId unit) {
        return any(battle, unit, each -> each.kind() == StandKind.COMMAND || each.tanks());
    }

    public static boolean recce(Battle battle, UnitId unit) {
        return any(battle, unit, each -> each.is(Note.RECCE));
    }

    public static boolean infantry(Battle battle, UnitId unit) {
        return any(
                battle,
                unit,
                each -> each.kind() == StandKind.FIGHTING && each.arm() != Arm.ARMOUR);
    }

    public static boolean engineers(Battle battle, UnitId unit) {
        return any(battle, unit, each -> each.arm() == Arm.ENGINEER);
    }

    public static boolean tanks(Battle battle, UnitId unit) {
        return any(battle, unit, StandType::tanks);
    }

    public static boolean fights(Battle battle, UnitId unit) {
        return any(battle, unit, each -> each.arm().teeth() && each.kind() != StandKind.COMMAND);
    }

    public static boolean battery(Battle battle, UnitId unit) {
        return any(battle, unit, StandType::fireUnits);
    }
}
