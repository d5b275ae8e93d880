package sandtable.tacticalgamex.morale;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;

import java.util.Optional;

/** TGX-7.3 Unit Rally: one point for the disrupted units of a hex (TGX-4.2.2.f, R-TGX-24). */
public final class UnitRally {
    private static final Clause RALLIED = Clause.of("TGX-7.3.a");
    private static final Clause COMMANDED = Clause.of("TGX-22.4.a");

    private UnitRally() {}

    static boolean mayRally(Table table, int unit) {
        return table.unit(unit).disrupted() && !table.unit(unit).activated();
    }

    public static Optional<Violation> check(
            Occupation occupation, Impulse impulse, Decision.Rally rally) {
        Optional<Violation> unpaid = impulse.affords(1);
        if (unpaid.isPresent()) {
            return unpaid;
        }
        return candidate(occupation, impulse.side(), rally.hex().index())
                ? Optional.empty()
                : Optional.of(
                        Violation.of(
                                "TGX-7.3.a",
                                "there is no disrupted unit at %s that has not been activated",
                                rally.hex().name()));
    }

    public static boolean candidate(Occupation occupation, int side, int hex) {
        if (hex < 0 || hex >= occupation.table().ground().grid().size()) {
            return false;
        }
        for (int i = occupation.first(hex); i >= 0; i = occupation.next(i)) {
            if (occupation.table().stand(i).side() == side && mayRally(occupation.table(), i)) {
                return true;
            }
        }
        return false;
    }

    public static Table resolve(Table table, Decision.Rally rally, Telling<Happening> telling) {
        var occupation = new Occupation(table);
        Table now = table;
        for (int i = occupation.first(rally.hex().index()); i >= 0; i = occupation.next(i)) {
            if (table.stand(i).side() == table.impulse().side() && mayRally(table, i)) {
                now = rolled(occupation, now, i, telling);
            }
        }
        return now.paid(1);
    }

    private static Table rolled(
            Occupation occupation, Table now, int unit, Telling<Happening> telling) {
        boolean commanded = CommandControl.rallies(now, unit);
        if (!commanded && !MoraleChecks.passes(occupation, unit, telling)) {
            return now; // TGX-7.3.b: no marker, and it may try again
        }
        telling.tell(new Happening.Rallied(now.unitId(unit), commanded ? COMMANDED : RALLIED));
        Unit rallied = now.unit(unit).without(Mark.DISRUPTED).activated(Mark.COMPLETED);
        Table after = now.with(unit, rallied);
        return rallied.carries() // R-TGX-40: its passenger recovers with it
                ? after.with(rallied.cargo(), after.unit(rallied.cargo()).without(Mark.DISRUPTED))
                : after;
    }
}
