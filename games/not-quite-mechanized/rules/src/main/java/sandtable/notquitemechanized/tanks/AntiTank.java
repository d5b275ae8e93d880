package sandtable.notquitemechanized.tanks;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.fire.Band;
import sandtable.notquitemechanized.fire.Shot;
import sandtable.notquitemechanized.fire.TargetClass;
import sandtable.notquitemechanized.fire.Weapon;
import sandtable.notquitemechanized.forces.Arm;
import sandtable.notquitemechanized.forces.WeaponClass;
import sandtable.notquitemechanized.sight.Seeing;
import sandtable.notquitemechanized.state.Table;

import java.util.List;
import java.util.Optional;

/** C12: anti-tank weapons that can do something to tanks where they are. Rifles do not count. */
public final class AntiTank {
    private AntiTank() {}

    /** Whether one of them has such a weapon in effective range of one of the tanks. */
    public static boolean threatens(Table table, List<BodyId> troops, List<BodyId> tanks) {
        for (BodyId each : troops) {
            for (BodyId tank : tanks) {
                if (threatens(table, each, tank)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether somebody of a camp has. */
    public static boolean threatens(Table table, int camp, List<BodyId> tanks) {
        for (Stand each : table.battle().stands()) {
            if (each.camp() == camp && threatens(table, List.of(each.id()), tanks)) {
                return true;
            }
        }
        return false;
    }

    private static boolean threatens(Table table, BodyId body, BodyId tank) {
        boolean fit =
                table.spot(body).isPresent()
                        && table.unmarked(body) > 0
                        && !table.unit(table.stand(body).unit()).broken();
        return fit
                && Band.of(table, body, tank).filter(each -> each != Band.HARASSING).isPresent()
                && hurts(table, body, tank)
                && Seeing.line(table, body, tank);
    }

    /** NQM-NOTE.3: an anti-tank weapon that is not too light for them. */
    private static boolean hurts(Table table, BodyId body, BodyId tank) {
        Optional<WeaponClass> weapon = Weapon.at(table, body, tank);
        boolean gun = table.stand(body).type().arm() == Arm.ANTI_TANK;
        return weapon.isPresent()
                && (gun || weapon.get() != WeaponClass.VL)
                && weapon.get().above(TargetClass.halted(table, tank)) >= Shot.LEAST;
    }
}
