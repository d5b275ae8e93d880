package sandtable.tacticalgamex.engineers;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.state.Counters;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Table;

import java.util.Optional;

/** TGX-9.4 Wreck Removal: one wreck, after which the hex is as if it had never been (TGX-9.4.b). */
final class WreckRemoval {
    private static final Clause REMOVED = Clause.of("TGX-9.4.a");

    private WreckRemoval() {}

    /** Why an engineer cannot remove a wreck from a hex without moving. */
    static Optional<Violation> check(Table table, int unit, int hex) {
        if (table.counters().wrecksAt(hex) == 0) {
            return Optional.of(
                    Violation.of("TGX-9.4.a", "there is no wreck at %s", table.name(hex)));
        }
        return table.ground().grid().distance(table.unit(unit).hex(), hex) <= 1
                ? Optional.empty()
                : Optional.of(
                        Violation.of(
                                "TGX-9.4.a",
                                "%s is neither at %s nor next to it",
                                table.called(unit),
                                table.name(hex)));
    }

    static Table resolve(Table table, int unit, int hex, Telling<Happening> telling) {
        telling.tell(new Happening.WreckRemoved(table.unitId(unit), table.hexId(hex), REMOVED));
        Counters counters = table.counters();
        return table.with(counters.withWrecks(hex, counters.wrecksAt(hex) - 1));
    }
}
