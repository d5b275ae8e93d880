package sandtable.blitzcommander.entrenchment;

import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.Ownership;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.UnitId;
import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** BC-ENT Entrench Action. */
public final class EntrenchAction {
    private static final Clause DUG_IN = Clause.of("BC-ENT.2");

    private EntrenchAction() {}

    public static Optional<Violation> check(Table table, Decision.Entrench entrench) {
        Optional<Violation> notOwn = Ownership.check(table, table.active(), entrench.units());
        if (notOwn.isPresent()) {
            return notOwn;
        }
        for (UnitId id : entrench.units()) {
            int unit = id.index();
            if (table.acted(unit)) {
                return Optional.of(
                        Violation.of("BC-ENT.10", "%s has acted and cannot entrench", id));
            }
            if (!table.onMap(unit)) {
                return Optional.of(Violation.of("BC-ENT.1", "%s is not on the map", id));
            }
            if (table.entrenched(unit)) {
                return Optional.of(Violation.of("BC-ENT.2", "%s is entrenched already", id));
            }
            if (!mayEntrench(table, table.hex(unit))) {
                return Optional.of(
                        Violation.of(
                                "BC-ENT.3",
                                "%s is next to an enemy in %s",
                                id,
                                table.ground().terrain(table.hex(unit)).name()));
            }
        }
        return Optional.empty();
    }

    /** Whether units of the active side may dig in there. */
    public static boolean mayEntrench(Table table, int hex) {
        boolean inContact = table.occupation().near(1 - table.active(), hex); // BC-ENT.3, R-BC-27
        return !inContact || table.ground().terrain(hex).entrenchInContact(); // BC-ENT.4, BC-ENT.5
    }

    /** Whether a unit is one that may still choose to. */
    public static boolean open(Table table, int unit) {
        return table.onMap(unit) && !table.acted(unit) && !table.entrenched(unit);
    }

    /** The units of the active side that could dig in now. */
    public static List<Integer> diggers(Table table) {
        var diggers = new ArrayList<Integer>();
        for (int unit = 0; unit < table.units(); unit++) {
            if (table.battle().side(unit) == table.active()
                    && open(table, unit)
                    && mayEntrench(table, table.hex(unit))) {
                diggers.add(unit);
            }
        }
        return List.copyOf(diggers);
    }

    public static Table resolve(
            Table table, Decision.Entrench entrench, Telling<Happening> telling) {
        Table.Edit edit = table.edit();
        edit.closeAction();
        for (UnitId unit : entrench.units()) {
            edit.entrench(unit.index()); // BC-ENT.1
            edit.acts(unit.index()); // BC-ENT.10
        }
        telling.tell(new Happening.Entrenched(entrench.units(), DUG_IN));
        return edit.done();
    }
}
