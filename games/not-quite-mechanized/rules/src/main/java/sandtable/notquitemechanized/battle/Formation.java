package sandtable.notquitemechanized.battle;

import sandtable.notquitemechanized.forces.Grade;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The fixed part of a unit: a battalion, or a stand that is separate.
 *
 * @param post who orders it, by number
 * @param level of the headquarters it is; a battalion is its own; of aircraft who tasks them
 * @param under the headquarters it is under command of
 * @param columns how far behind its head each body goes, in the order of the bodies
 * @param general whether the camp's General is with it (NQM-CRTT.7)
 * @param landLines whether its companies are reached by line (NQM-FORT.4)
 */
public record Formation(
        UnitId id,
        String name,
        int camp,
        int post,
        Grade grade,
        boolean green,
        Level level,
        Optional<UnitId> under,
        List<BodyId> bodies,
        List<Integer> columns,
        Layout layout,
        Set<Ability> abilities,
        boolean headquarters,
        boolean general,
        boolean landLines) {
    public Formation {
        bodies = List.copyOf(bodies);
        columns = List.copyOf(columns);
        abilities = Set.copyOf(abilities);
    }

    /** The same under the orders of another post. */
    public Formation of(int now) {
        return new Formation(
                id,
                name,
                camp,
                now,
                grade,
                green,
                level,
                under,
                bodies,
                columns,
                layout,
                abilities,
                headquarters,
                general,
                landLines);
    }

    public boolean can(Ability ability) {
        return abilities.contains(ability);
    }
}
