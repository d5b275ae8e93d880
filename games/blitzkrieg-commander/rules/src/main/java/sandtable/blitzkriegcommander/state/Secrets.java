package sandtable.blitzkriegcommander.state;

import sandtable.blitzkriegcommander.battle.Aim;
import sandtable.blitzkriegcommander.battle.MineId;
import sandtable.blitzkriegcommander.battle.MissionId;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.standing.Standing;
import sandtable.kernel.Roster;

import java.util.Collections;
import java.util.Optional;

/**
 * What one side keeps from the other (BKC-HID.2). Only its own view has a place for it.
 *
 * @param mines its hidden fields, by number; nothing for those of the enemy and those that were
 *     found
 * @param plan its missions still to come, by number
 * @param holds for how long it holds its fire (BKC-OPP.9)
 * @param standing the orders of its units, by number (R-BKC-81)
 */
public record Secrets(
        Roster<Optional<Buried>> mines,
        Roster<Optional<Aim>> plan,
        Holds holds,
        Roster<Standing> standing) {
    /** Of a side that holds no fire and is asked for every unit. */
    public static Secrets of(
            Roster<Optional<Buried>> mines, Roster<Optional<Aim>> plan, int units) {
        var all = Roster.of(Collections.nCopies(units, Standing.ASK));
        return new Secrets(mines, plan, Holds.NOTHING, all);
    }

    public Secrets with(MineId field, Optional<Buried> now) {
        return new Secrets(mines.with(field.index(), now), plan, holds, standing);
    }

    public Secrets with(MissionId mission, Optional<Aim> now) {
        return new Secrets(mines, plan.with(mission.index(), now), holds, standing);
    }

    public Secrets with(Holds now) {
        return new Secrets(mines, plan, now, standing);
    }

    public Standing standing(UnitId unit) {
        return standing.get(unit.index());
    }

    public Secrets with(UnitId unit, Standing now) {
        return with(standing.with(unit.index(), now));
    }

    public Secrets with(Roster<Standing> now) {
        return new Secrets(mines, plan, holds, now);
    }
}
