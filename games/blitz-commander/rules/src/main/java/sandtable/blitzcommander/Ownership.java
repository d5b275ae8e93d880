package sandtable.blitzcommander;

import sandtable.kernel.Violation;

import java.util.List;
import java.util.Optional;

/** BC-TURN.5 and what goes without saying: a side acts with its own units, each once. */
final class Ownership {
    private Ownership() {}

    /** Refuses what is no group of the side's units, each named once. */
    static Optional<Violation> check(Battle battle, int side, List<Integer> units) {
        if (units.isEmpty()) {
            return Optional.of(Violation.of("BC-TURN.4", "no unit is named"));
        }
        for (int i = 0; i < units.size(); i++) {
            int unit = units.get(i);
            boolean own = unit >= 0 && unit < battle.units() && battle.lookup().side[unit] == side;
            if (!own) {
                return Optional.of(
                        Violation.of(
                                "BC-TURN.1",
                                "%s is not a unit of %s",
                                battle.lookup().id(unit),
                                battle.setup().sides().get(side)));
            }
            for (int j = 0; j < i; j++) {
                if (units.get(j) == unit) {
                    return Optional.of(
                            Violation.of(
                                    "BC-TURN.5", "%s is named twice", battle.lookup().id(unit)));
                }
            }
        }
        return Optional.empty();
    }

    static Optional<Violation> acted(Battle battle, int unit) {
        return Optional.of(
                Violation.of(
                        "BC-TURN.5",
                        "%s has taken part in an action this turn",
                        battle.lookup().id(unit)));
    }
}
