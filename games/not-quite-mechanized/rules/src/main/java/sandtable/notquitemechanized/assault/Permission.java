package sandtable.notquitemechanized.assault;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.forces.Grade;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.tanks.AntiTank;

import java.util.List;

/** NQM-SUMM.8: whether an attack may be pressed home now, by those who reach its objective. */
final class Permission {
    private Permission() {}

    static boolean given(Table table, Attack attack, Target target, Storm storm) {
        if (storm.bodies().isEmpty() || !reinforced(table, attack, storm)) {
            return false;
        }
        if (!target.positional()) {
            return attack.won() == table.bound() && !target.bodies().isEmpty(); // NQM-FIGHT.16
        }
        if (storm.tanksAlone()) {
            return tanks(table, attack, target, storm);
        }
        boolean sameHour = !Grade.VETERAN.better(grade(storm, target)); // NQM-SPATT.1, NQM-SPATT.3
        return attack.won(table.bound())
                && (sameHour || attack.wonFirst() < table.bound()); // NQM-SPATT.2
    }

    private static Grade grade(Storm storm, Target target) {
        return Parties.contest(storm.table(), storm.bodies(), storm.led(), target.bodies())
                .attackers()
                .grade();
    }

    /**
     * NQM-FIGHT.5, NQM-SPASL.10: after a won firefight, or where nobody on the position can hurt
     * them. Against tanks they only push (NQM-FIGHT.10).
     */
    private static boolean tanks(Table table, Attack attack, Target target, Storm storm) {
        boolean attacks = attack.lately() == table.bound();
        boolean harmless = !AntiTank.threatens(table, target.bodies(), storm.bodies());
        boolean won = attack.won(table.bound());
        if (RollingIn.holdTanks(table, target)) {
            return attack.won() == table.bound();
        }
        return won || attacks && harmless;
    }

    /** NQM-PRESS.2, .4: who needs reserves waits for them, or has them with the assault. */
    private static boolean reinforced(Table table, Attack attack, Storm storm) {
        return !(attack.needsReserves() || shaken(table, storm.bodies()))
                || storm.reinforced(attack);
    }

    /** Whether a unit among them has failed to press home. */
    private static boolean shaken(Table table, List<BodyId> bodies) {
        for (BodyId each : bodies) {
            var unit = table.unit(table.stand(each).unit());
            if (unit.is(Flag.NEEDS_REINFORCEMENT) || unit.is(Flag.TO_GROUND)) {
                return true;
            }
        }
        return false;
    }
}
