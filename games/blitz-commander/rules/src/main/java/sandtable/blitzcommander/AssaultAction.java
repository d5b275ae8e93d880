package sandtable.blitzcommander;

import sandtable.kernel.Chance;
import sandtable.kernel.Clause;
import sandtable.kernel.Violation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * BC-ASLT Move and Assault Action: who may attack what. The moves before it are its movement part
 * (BC-ASLT.1): whoever has just moved may attack, and so may units that have not acted.
 */
final class AssaultAction {
    private static final Clause ASSAULT = Clause.of("BC-ASLT.2");
    private static final Clause DUG_OUT = Clause.of("BC-ENT.9");

    private AssaultAction() {}

    static Optional<Violation> check(Battle battle, Decision.Assault assault) {
        int hex = assault.hex();
        boolean onBoard = hex >= 0 && hex < battle.field().grid().size();
        if (!onBoard || battle.occupation().count(1 - battle.active(), hex) == 0) {
            return refused("BC-ASLT.2", "no enemy is there to be attacked");
        }
        Optional<Violation> strange = Ownership.check(battle, battle.active(), assault.units());
        if (strange.isPresent()) {
            return strange;
        }
        for (int unit : assault.units()) {
            String id = battle.lookup().id(unit);
            if (!battle.lookup().combat[unit]) {
                return refused("BC-ASLT.3", "%s is not a Combat Unit", id); // BC-UNIT.5
            }
            if (battle.acted(unit) && !battle.moving(unit)) {
                return Ownership.acted(battle, unit);
            }
            if (!battle.onMap(unit) || !battle.field().grid().adjacent(battle.hex(unit), hex)) {
                return refused(
                        "BC-ASLT.4", "%s is not next to %s", id, battle.setup().hexName(hex));
            }
        }
        return Optional.empty();
    }

    /** Whether a unit of the active side could attack now if an enemy were next to it. */
    static boolean ready(Battle battle, int unit) {
        return battle.lookup().combat[unit]
                && battle.onMap(unit)
                && (!battle.acted(unit) || battle.moving(unit));
    }

    /** The units in one hex that could attack now. */
    static List<Integer> from(Battle battle, int hex) {
        var units = new ArrayList<Integer>();
        addFrom(battle, hex, units);
        return List.copyOf(units);
    }

    private static void addFrom(Battle battle, int hex, List<Integer> units) {
        Occupation occupation = battle.occupation();
        if (hex < 0 || occupation.count(battle.active(), hex) == 0) {
            return;
        }
        for (int unit = occupation.first(hex); unit >= 0; unit = occupation.next(unit)) {
            if (ready(battle, unit)) {
                units.add(unit);
            }
        }
    }

    /** All units that could attack a hex now, lowest number first. */
    static List<Integer> all(Battle battle, int hex) {
        var units = new ArrayList<Integer>();
        for (int direction = 0; direction < 6; direction++) {
            addFrom(battle, battle.field().grid().neighbour(hex, direction), units);
        }
        units.sort(null);
        return List.copyOf(units);
    }

    static Battle resolve(
            Battle battle, Decision.Assault assault, Chance chance, List<Happening> events) {
        int hex = assault.hex();
        events.add(new Happening.Assaulted(hex, assault.units(), battle.in(hex), ASSAULT));
        Battle.Edit edit = battle.edit();
        PlayerTurn.closeAction(edit); // R-BC-06: one hex per action
        for (int unit : assault.units()) {
            edit.mark(unit, Standing.ACTED | Standing.ATTACKING);
            if (edit.has(unit, Standing.ENTRENCHED)) {
                edit.clear(unit, Standing.ENTRENCHED); // BC-ENT.9
                events.add(new Happening.MarkerRemoved(unit, DUG_OUT));
            }
        }
        return Fighting.begin(edit.done(new Step.Acting()), hex, chance, events);
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
