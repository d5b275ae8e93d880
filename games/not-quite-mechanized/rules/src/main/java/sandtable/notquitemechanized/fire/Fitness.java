package sandtable.notquitemechanized.fire;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.forces.Arm;
import sandtable.notquitemechanized.forces.StandKind;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Whereabouts;

/** In what state a body is to fight. */
public final class Fitness {
    private Fitness() {}

    /** Whether it is where it can fire from: on the table, or guns elsewhere. */
    public static boolean there(Table table, BodyId body) {
        return table.spot(body).isPresent()
                || table.body(body).where() == Whereabouts.Off.ELSEWHERE
                        && table.stand(body).type().fireUnits();
    }

    /** C10: a support stand by NQM-CLASS.5; batteries and tanks are none. */
    public static boolean supportStand(StandType type) {
        return type.kind() == StandKind.SUPPORT && !type.fireUnits() && type.arm() != Arm.ARMOUR;
    }

    /** NQM-FIGHT.2: whether it has used up its fire of this bound. */
    public static boolean spent(Table table, BodyId body) {
        return table.body(body).marks().spent() >= table.bound();
    }
}
