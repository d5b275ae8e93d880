package sandtable.notquitemechanized.fire;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.forces.Note;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.notquitemechanized.forces.WeaponClass;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.state.Table;

import java.util.Optional;

/** NQM-WAC: the class of a body's fire at another; infantry's close weapons reach only so far. */
public final class Weapon {
    private static final int ANTI_TANK_RIFLE = 200; // NQM-RANGE.2
    private static final int CLOSE = 100;

    private Weapon() {}

    /** The class of its weapons at a target; none for who does not fire. */
    public static Optional<WeaponClass> at(Table table, BodyId firer, BodyId target) {
        StandType type = table.stand(firer).type();
        boolean close = Gaps.within(table, firer, target, CLOSE);
        if (type.is(Note.CHARGES) && close) {
            return Optional.of(WeaponClass.H); // NQM-WAC.11, NQM-WAC.15
        }
        if (!TargetClass.armoured(table, target)) {
            return type.atTroops();
        }
        boolean reaches =
                !(type.is(Note.BAZOOKA) && !close)
                        && !(type.is(Note.AT_RIFLE)
                                && !Gaps.within(table, firer, target, ANTI_TANK_RIFLE));
        return type.atArmour().map(each -> reaches ? each : WeaponClass.VL); // NQM-WAC.1
    }

    /** Whether it can do anything to a target where both are: not too many classes below it. */
    public static boolean hurts(Table table, BodyId firer, BodyId target) {
        return at(table, firer, target)
                .filter(each -> each.above(TargetClass.halted(table, target)) >= Shot.LEAST)
                .isPresent();
    }
}
