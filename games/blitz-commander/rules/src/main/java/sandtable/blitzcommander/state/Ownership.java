package sandtable.blitzcommander.state;

import sandtable.kernel.Violation;

import java.util.List;
import java.util.Optional;

/** BC-TURN.5 and what goes without saying: a side acts with its own units, each once. */
public final class Ownership {
    private Ownership() {}

    /** Refuses what is no group of the side's units, each named once. */
    public static Optional<Violation> check(Table table, int side, List<UnitId> units) {
        if (units.isEmpty()) {
            return Optional.of(Violation.of("BC-TURN.4", "no unit is named"));
        }
        for (int i = 0; i < units.size(); i++) {
            UnitId unit = units.get(i);
            boolean own = table.battle().side(unit.index()) == side;
            if (!own) {
                return Optional.of(
                        Violation.of(
                                "BC-TURN.1",
                                "%s is not a unit of the %s side",
                                unit,
                                table.battle().sides().get(side)));
            }
            for (int j = 0; j < i; j++) {
                if (units.get(j).equals(unit)) {
                    return Optional.of(Violation.of("BC-TURN.5", "%s is named twice", unit));
                }
            }
        }
        return Optional.empty();
    }

    public static Optional<Violation> acted(UnitId unit) {
        return Optional.of(
                Violation.of("BC-TURN.5", "%s has taken part in an action this turn", unit));
    }
}
