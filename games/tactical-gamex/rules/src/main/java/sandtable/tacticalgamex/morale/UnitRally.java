package sandtable.tacticalgamex.morale;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.command.CommandControl;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;

import java.util.ArrayList;
import java.util.List;
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
        Table table = occupation.table();
        List<UnitId> all = candidates(occupation, impulse.side(), rally.hex().index());
        Optional<Violation> unpaid =
                impulse.affords(all.isEmpty() ? 1 : CommandControl.least(table, all));
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

    private static List<UnitId> candidates(Occupation occupation, int side, int hex) {
        var candidates = new ArrayList<UnitId>();
        for (UnitId each : occupation.units(side, hex)) {
            if (mayRally(occupation.table(), each.index())) {
                candidates.add(each);
            }
        }
        return candidates;
    }

    /** Those for whom the points suffice: all in command, and then others (R-TGX-253). */
    private static List<UnitId> rallying(Occupation occupation, Impulse impulse, int hex) {
        Table table = occupation.table();
        List<UnitId> all = candidates(occupation, impulse.side(), hex);
        var chosen =
                new ArrayList<>(
                        all.stream()
                                .filter(each -> CommandControl.commanded(table, each.index()))
                                .toList());
        for (UnitId each : all) {
            var more = new ArrayList<>(chosen);
            more.add(each);
            if (!chosen.contains(each) && CommandControl.price(table, more) <= impulse.points()) {
                chosen.add(each);
            }
        }
        return chosen.stream().sorted().toList();
    }

    /** What rallying the units of a hex costs, as far as the points go. */
    public static int price(Occupation occupation, Impulse impulse, int hex) {
        List<UnitId> chosen = rallying(occupation, impulse, hex);
        return chosen.isEmpty() ? 1 : CommandControl.price(occupation.table(), chosen);
    }

    /** Whether there is anybody to rally for whom the points suffice. */
    public static boolean affordable(Occupation occupation, Impulse impulse, int hex) {
        Table table = occupation.table();
        for (int i = occupation.first(hex); i >= 0; i = occupation.next(i)) {
            boolean candidate = table.stand(i).side() == impulse.side() && mayRally(table, i);
            if (candidate && (CommandControl.commanded(table, i) || pays(impulse, table, i))) {
                return true;
            }
        }
        return false;
    }

    private static boolean pays(Impulse impulse, Table table, int unit) {
        return CommandControl.price(table, unit) <= impulse.points();
    }

    public static Table resolve(Table table, Decision.Rally rally, Telling<Happening> telling) {
        var occupation = new Occupation(table);
        Table now = table;
        int hex = rally.hex().index();
        int price = price(occupation, table.impulse(), hex);
        for (UnitId each : rallying(occupation, table.impulse(), hex)) {
            now = rolled(occupation, now, each.index(), telling);
        }
        return now.paid(price);
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
        for (UnitId each : rallied.passengers()) { // R-TGX-40: they recover with it
            after = after.with(each, after.unit(each).without(Mark.DISRUPTED));
        }
        return after;
    }
}
