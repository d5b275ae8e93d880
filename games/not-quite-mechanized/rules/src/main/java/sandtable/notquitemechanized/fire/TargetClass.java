package sandtable.notquitemechanized.fire;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Protection;
import sandtable.notquitemechanized.forces.Arm;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.notquitemechanized.forces.WeaponClass;
import sandtable.notquitemechanized.sight.Seeing;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Whereabouts;
import sandtable.space.measured.Spot;

import java.util.Optional;

/**
 * C9: the class of who is fired at. Armour and soft vehicles have their own; troops go by where
 * they are.
 */
public final class TargetClass {
    private static final int MOVEMENT = 2;

    private TargetClass() {}

    /** The class of a body in the step that is under way. */
    public static WeaponClass now(Table table, BodyId body) {
        boolean moves =
                table.clock().step() == MOVEMENT
                        && table.body(body).marks().moved() == table.bound();
        return moves ? moving(table, body) : halted(table, body);
    }

    /** In step 2: troops and guns that move are Very Light (NQM-WAC.3). */
    public static WeaponClass moving(Table table, BodyId body) {
        return table.stand(body).type().armour().orElse(WeaponClass.VL);
    }

    /** In steps 3 to 7, and in step 2 for those who keep still. */
    public static WeaponClass halted(Table table, BodyId body) {
        StandType type = table.stand(body).type();
        if (type.armour().isPresent()) {
            return type.armour().get();
        }
        boolean column = table.unit(table.stand(body).unit()).is(Flag.COLUMN);
        boolean rides = table.body(body).where() instanceof Whereabouts.Riding; // NQM-LOG.7
        return column || rides ? WeaponClass.VL : covered(table, body);
    }

    /** NQM-FFT.6: deployed L, in a town M, in a position what that gives. */
    private static WeaponClass covered(Table table, BodyId body) {
        Spot at = table.spot(body).orElseThrow();
        WeaponClass ground =
                table.battle().ground().town(at) ? WeaponClass.M : WeaponClass.L; // NQM-WAC.10
        Optional<Protection> position = Seeing.protection(table, body);
        return position.isPresent() && position.get().target().above(ground) > 0
                ? position.get().target()
                : ground;
    }

    /**
     * Whether anti-tank weapons are meant for it: armour, Very Light or better, that is not soft.
     */
    public static boolean armoured(Table table, BodyId body) {
        StandType type = table.stand(body).type();
        return type.armour().isPresent() && type.arm() == Arm.ARMOUR;
    }
}
