package sandtable.notquitemechanized.tanks;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.forces.Arm;
import sandtable.notquitemechanized.forces.Grade;
import sandtable.notquitemechanized.forces.StandKind;
import sandtable.notquitemechanized.forces.WeaponClass;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Table;

/** NQM-SPASL.1, .2: infantry in close country against tanks that are on their own. */
public final class CloseCountry {
    private CloseCountry() {}

    /** The class of tanks for who fires at them: there they are Light. */
    public static WeaponClass target(Table table, BodyId firer, BodyId tanks, WeaponClass own) {
        boolean light = own.compareTo(WeaponClass.L) > 0 && stalks(table, firer, tanks);
        return light ? WeaponClass.L : own;
    }

    /** Whether infantry is where it finds the blind spots of unsupported tanks. */
    public static boolean stalks(Table table, BodyId infantry, BodyId tanks) {
        return foot(table.stand(infantry))
                && table.stand(tanks).type().tanks()
                && table.spot(infantry).filter(table.battle().ground()::close).isPresent()
                && steady(table, infantry)
                && !supported(table, tanks);
    }

    /** NQM-FIGHT.7: whether infantry of their own is with tanks. */
    public static boolean supported(Table table, BodyId tanks) {
        int camp = table.stand(tanks).camp();
        for (Stand each : table.battle().stands()) {
            boolean infantry =
                    each.camp() == camp
                            && foot(each)
                            && table.present(each.id()) > 0
                            && !table.unit(each.unit()).broken();
            if (infantry && Gaps.within(table, each.id(), tanks, Setting.TANK_SUPPORT.value())) {
                return true;
            }
        }
        return false;
    }

    /** Rifle and engineer companies, squadrons and platoons: those who fight on foot. */
    public static boolean foot(Stand stand) {
        return stand.type().figures() > 0
                && stand.type().kind() == StandKind.FIGHTING
                && stand.type().arm() != Arm.ARMOUR;
    }

    /** Tank Terror is overcome, or never was (NQM-SPATT.8). */
    private static boolean steady(Table table, BodyId infantry) {
        Grade grade = table.battle().formation(infantry).grade();
        return !Grade.VETERAN.better(grade)
                || table.unit(table.stand(infantry).unit()).is(Flag.UNAFRAID);
    }
}
