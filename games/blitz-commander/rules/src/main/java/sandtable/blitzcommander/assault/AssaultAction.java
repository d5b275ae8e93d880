package sandtable.blitzcommander.assault;

import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.Occupation;
import sandtable.blitzcommander.state.Ownership;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.UnitId;
import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * BC-ASLT Move and Assault Action: who may attack what. The moves before it are its movement part
 * (BC-ASLT.1): whoever has just moved may attack, and so may units that have not acted.
 */
public final class AssaultAction {
    private static final Clause ASSAULT = Clause.of("BC-ASLT.2");
    private static final Clause DUG_OUT = Clause.of("BC-ENT.9");

    private AssaultAction() {}

    public static Optional<Violation> check(Table table, Decision.Assault assault) {
        int hex = assault.hex().index();
        if (table.occupation().count(1 - table.active(), hex) == 0) {
            return refused("BC-ASLT.2", "no enemy is there to be attacked");
        }
        Optional<Violation> notOwn = Ownership.check(table, table.active(), assault.units());
        if (notOwn.isPresent()) {
            return notOwn;
        }
        for (UnitId id : assault.units()) {
            int unit = id.index();
            if (!table.battle().combat(unit)) {
                return refused("BC-ASLT.3", "%s is not a Combat Unit", id); // BC-UNIT.5
            }
            if (table.acted(unit) && !table.moving(unit)) {
                return Ownership.acted(id);
            }
            if (!table.onMap(unit) || !table.ground().grid().adjacent(table.hex(unit), hex)) {
                return refused("BC-ASLT.4", "%s is not next to %s", id, assault.hex());
            }
        }
        return Optional.empty();
    }

    /** Whether a unit of the active side could attack now if an enemy were next to it. */
    public static boolean ready(Table table, int unit) {
        return table.battle().combat(unit)
                && table.onMap(unit)
                && (!table.acted(unit) || table.moving(unit));
    }

    /** The units in one hex that could attack now. */
    public static List<UnitId> from(Table table, int hex) {
        var units = new ArrayList<UnitId>();
        addFrom(table, hex, units);
        return List.copyOf(units);
    }

    private static void addFrom(Table table, int hex, List<UnitId> units) {
        Occupation occupation = table.occupation();
        if (hex < 0 || occupation.count(table.active(), hex) == 0) {
            return;
        }
        for (int unit = occupation.first(hex); unit >= 0; unit = occupation.next(unit)) {
            if (ready(table, unit)) {
                units.add(table.battle().unitId(unit));
            }
        }
    }

    /** All units that could attack a hex now, lowest number first. */
    public static List<UnitId> all(Table table, int hex) {
        var units = new ArrayList<UnitId>();
        for (int direction = 0; direction < 6; direction++) {
            addFrom(table, table.ground().grid().neighbour(hex, direction), units);
        }
        units.sort(null);
        return List.copyOf(units);
    }

    /** The attackers set out: they have acted, and leave their entrenchments. */
    public static Table begun(Table table, Decision.Assault assault, Telling<Happening> telling) {
        HexId hex = assault.hex();
        List<UnitId> defenders = table.battle().unitIds(table.in(hex.index()));
        telling.tell(new Happening.Assaulted(hex, assault.units(), defenders, ASSAULT));
        Table.Edit edit = table.edit();
        edit.closeAction(); // R-BC-06: one hex per action
        for (UnitId unit : assault.units()) {
            edit.attacks(unit.index());
            if (edit.entrenched(unit.index())) {
                edit.digOut(unit.index()); // BC-ENT.9
                telling.tell(new Happening.MarkerRemoved(unit, DUG_OUT));
            }
        }
        return edit.done();
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
