package sandtable.notquitemechanized.state;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.space.measured.Spot;

import java.util.List;

/**
 * An attack under way (C9), from the bound it began until it is called off or has taken its
 * objective.
 *
 * @param command the Command stand that leads it (NQM-CLASS.13)
 * @param objective the middle of what is attacked
 * @param took all bodies that have taken part, for NQM-PRESS.3
 * @param caused hits in all since it began
 * @param taken hits in all since it began
 * @param won the last bound in which the firefight was won
 * @param lately the last bound in which it fired or assaulted
 */
public record Attack(
        int camp,
        BodyId command,
        Spot objective,
        List<BodyId> took,
        int began,
        int caused,
        int taken,
        int won,
        int lately) {
    public Attack {
        took = List.copyOf(took);
    }
}
