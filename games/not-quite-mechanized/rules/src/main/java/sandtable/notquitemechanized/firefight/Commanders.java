package sandtable.notquitemechanized.firefight;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.forces.StandKind;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Spot;

import java.util.Optional;

/**
 * NQM-CLASS.13: who can lead an attack. A battalion of tanks has no Command stand: its first
 * company carries the commander, who passes to the next when it is lost (NQM-SUMM.15).
 */
public final class Commanders {
    private Commanders() {}

    /** The unwounded commander of a unit who is on the table. */
    public static Optional<BodyId> of(Table table, UnitId unit) {
        for (BodyId each : table.formation(unit).bodies()) {
            boolean leads =
                    table.stand(each).type().kind() == StandKind.COMMAND
                            || table.stand(each).type().tanks();
            if (leads && table.spot(each).isPresent() && table.unmarked(each) > 0) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    /**
     * R-NQM-129: who leads an attack of a unit on an objective: an unwounded commander, or the one
     * who began it and is wounded since.
     */
    static Optional<BodyId> of(Table table, UnitId unit, Spot objective) {
        Optional<BodyId> unwounded = of(table, unit);
        return unwounded.isPresent()
                ? unwounded
                : begun(table, unit)
                        .filter(each -> each.objective().equals(objective))
                        .map(Attack::command);
    }

    /** The attack that a unit goes on with (NQM-FIGHT.12), if its commander is still there. */
    static Optional<Attack> begun(Table table, UnitId unit) {
        for (Attack each : table.attacks()) {
            boolean own = table.stand(each.command()).unit().equals(unit);
            boolean there = table.spot(each.command()).isPresent();
            if (own && there && each.lately() >= table.bound() - 1) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    /** Whether a body is a Command stand, or can carry the commander of tanks. */
    static boolean stand(Table table, BodyId body) {
        return table.stand(body).type().kind() == StandKind.COMMAND
                || table.stand(body).type().tanks();
    }
}
