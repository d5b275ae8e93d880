package sandtable.tacticalgamex;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;

import java.util.Optional;

/** TGX-7.3 Unit Rally: one point for the disrupted units of a hex (TGX-4.2.2.f, R-TGX-24). */
final class UnitRally {
    private static final Clause RALLIED = Clause.of("TGX-7.3.a");
    private static final Clause COMMANDED = Clause.of("TGX-22.4.a");

    private UnitRally() {}

    static boolean mayRally(Table table, int unit) {
        return table.unit(unit).disrupted() && !table.unit(unit).activated();
    }

    static Optional<Violation> check(Field field, Impulse impulse, Decision.Rally rally) {
        Optional<Violation> unpaid = UnitActivation.affords(impulse, 1);
        if (unpaid.isPresent()) {
            return unpaid;
        }
        return candidate(field, impulse.side(), rally.hex())
                ? Optional.empty()
                : Optional.of(
                        Violation.of(
                                "TGX-7.3.a",
                                "there is no disrupted unit at %s that has not been activated",
                                field.table().name(rally.hex())));
    }

    static boolean candidate(Field field, int side, int hex) {
        if (hex < 0 || hex >= field.table().ground().grid().size()) {
            return false;
        }
        for (int i = field.first(hex); i >= 0; i = field.next(i)) {
            if (field.table().stand(i).side() == side && mayRally(field.table(), i)) {
                return true;
            }
        }
        return false;
    }

    static State resolve(Table table, Impulse impulse, Decision.Rally rally, Telling telling) {
        var field = new Field(table);
        Table now = table;
        for (int i = field.first(rally.hex()); i >= 0; i = field.next(i)) {
            if (table.stand(i).side() == impulse.side() && mayRally(table, i)) {
                now = rolled(field, now, i, telling);
            }
        }
        return UnitActivation.goOn(now, impulse.paid(1), telling);
    }

    private static Table rolled(Field field, Table now, int unit, Telling telling) {
        boolean commanded = CommandControl.rallies(now, unit);
        if (!commanded && !MoraleChecks.passes(field, unit, telling)) {
            return now; // TGX-7.3.b: no marker, and it may try again
        }
        telling.tell(new Happening.Rallied(unit, commanded ? COMMANDED : RALLIED));
        Unit rallied = now.unit(unit).without(Mark.DISRUPTED).activated(Mark.COMPLETED);
        Table after = now.with(unit, rallied);
        return rallied.carries() // R-TGX-40: its passenger recovers with it
                ? after.with(rallied.cargo(), after.unit(rallied.cargo()).without(Mark.DISRUPTED))
                : after;
    }
}
