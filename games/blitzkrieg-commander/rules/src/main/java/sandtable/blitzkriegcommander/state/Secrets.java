package sandtable.blitzkriegcommander.state;

import sandtable.blitzkriegcommander.battle.Aim;
import sandtable.blitzkriegcommander.battle.MineId;
import sandtable.blitzkriegcommander.battle.MissionId;
import sandtable.kernel.Roster;

import java.util.Optional;

/**
 * What one side keeps from the other (BKC-HID.2). Only its own view has a place for it.
 *
 * @param mines its hidden fields, by number; nothing for those of the enemy and those that were
 *     found
 * @param plan its missions still to come, by number
 * @param holds for how long it holds its fire (BKC-OPP.9)
 */
public record Secrets(Roster<Optional<Buried>> mines, Roster<Optional<Aim>> plan, Holds holds) {
    /** Of a side that holds no fire. */
    public static Secrets of(Roster<Optional<Buried>> mines, Roster<Optional<Aim>> plan) {
        return new Secrets(mines, plan, Holds.NOTHING);
    }

    public Secrets with(MineId field, Optional<Buried> now) {
        return new Secrets(mines.with(field.index(), now), plan, holds);
    }

    public Secrets with(MissionId mission, Optional<Aim> now) {
        return new Secrets(mines, plan.with(mission.index(), now), holds);
    }

    public Secrets with(Holds now) {
        return new Secrets(mines, plan, now);
    }
}
