package sandtable.blitzcommander;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;

import java.util.List;
import java.util.Optional;

/** BC-ENT Entrench Action. */
final class EntrenchAction {
    private static final Clause DUG_IN = Clause.of("BC-ENT.2");

    private EntrenchAction() {}

    static Optional<Violation> check(Battle battle, Decision.Entrench entrench) {
        Optional<Violation> strange = Ownership.check(battle, battle.active(), entrench.units());
        if (strange.isPresent()) {
            return strange;
        }
        for (int unit : entrench.units()) {
            String id = battle.lookup().id(unit);
            if (battle.acted(unit)) {
                return Optional.of(
                        Violation.of("BC-ENT.10", "%s has acted and cannot entrench", id));
            }
            if (!battle.onMap(unit)) {
                return Optional.of(Violation.of("BC-ENT.1", "%s is not on the map", id));
            }
            if (battle.entrenched(unit)) {
                return Optional.of(Violation.of("BC-ENT.2", "%s is entrenched already", id));
            }
            if (!mayEntrench(battle, battle.hex(unit))) {
                return Optional.of(
                        Violation.of(
                                "BC-ENT.3",
                                "%s is next to an enemy in %s",
                                id,
                                battle.field().terrain(battle.hex(unit)).name()));
            }
        }
        return Optional.empty();
    }

    /** Whether units of the active side may dig in there. */
    static boolean mayEntrench(Battle battle, int hex) {
        boolean inContact = battle.occupation().near(1 - battle.active(), hex); // BC-ENT.3, R-BC-27
        return !inContact || battle.field().terrain(hex).entrenchInContact(); // BC-ENT.4, BC-ENT.5
    }

    /** Whether a unit is one that may still choose to. */
    static boolean open(Battle battle, int unit) {
        return battle.onMap(unit) && !battle.acted(unit) && !battle.entrenched(unit);
    }

    static Battle resolve(Battle battle, Decision.Entrench entrench, List<Happening> events) {
        Battle.Edit edit = battle.edit();
        PlayerTurn.closeAction(edit);
        for (int unit : entrench.units()) {
            edit.mark(unit, Standing.ENTRENCHED | Standing.ACTED); // BC-ENT.1, BC-ENT.10
        }
        events.add(new Happening.Entrenched(entrench.units(), DUG_IN));
        return edit.done(new Step.Acting());
    }
}
