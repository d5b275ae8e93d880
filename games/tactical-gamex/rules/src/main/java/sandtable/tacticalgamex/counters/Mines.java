package sandtable.tacticalgamex.counters;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.combat.FixedColumn;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Minefield;
import sandtable.tacticalgamex.state.Stand;
import sandtable.tacticalgamex.state.Table;

/** TGX-8.2 Mines. */
public final class Mines {
    private static final Clause FOUND = Clause.of("TGX-8.2.c");
    private static final Clause ATTACKED = Clause.of("TGX-8.2.i");

    private Mines() {}

    /** Whether mines lie there of which the side of the unit does not know. */
    public static boolean hidden(Table table, int unit, int hex) {
        for (Minefield each : table.counters().mines()) {
            if (each.hex().index() == hex
                    && !each.known()
                    && each.side() != table.stand(unit).side()) {
                return true;
            }
        }
        return false;
    }

    /** Whether mines lie there of which a side knows. */
    public static boolean knownTo(Table table, int side, int hex) {
        for (Minefield each : table.counters().mines()) {
            if (each.hex().index() == hex && (each.known() || each.side() == side)) {
                return true;
            }
        }
        return false;
    }

    /** Whether any mines lie on the map of which the side of the unit does not know. */
    public static boolean about(Table table, int unit) {
        for (Minefield each : table.counters().mines()) {
            if (hidden(table, unit, each.hex().index())) {
                return true;
            }
        }
        return false;
    }

    /** TGX-8.2.c: whoever moves in reveals them, a unit of their own side too. */
    public static Table reveal(Table table, int hex, Telling<Happening> telling) {
        Table now = table;
        for (Minefield each : table.counters().mines()) {
            if (each.hex().index() == hex && !each.known()) {
                telling.tell(new Happening.MinesFound(table.hexId(hex), each.column(), FOUND));
                now = now.with(now.counters().with(each.revealed()));
            }
        }
        return now;
    }

    /** Whether mines in the hex attack the unit; engineers and flails are immune (TGX-8.2.d). */
    public static boolean attack(Table table, int unit, int hex) {
        if (table.counters().mines().isEmpty() || hex < 0) {
            return false;
        }
        Stand stand = table.stand(unit);
        boolean immune = stand.has(Ability.ENGINEER) || stand.has(Ability.FLAIL);
        return !immune && table.counters().minesAt(hex).isPresent();
    }

    /** TGX-8.2.i: an unmodified die on the column of their strength; the passenger shares it. */
    public static Table resolve(Table table, int unit, Telling<Happening> telling) {
        return blast(table, unit, telling).table();
    }

    /**
     * TGX-8.2.g: they attack whoever leaves; any result keeps it there (TGX-8.2.h), none lets a
     * disrupted one go (R-TGX-221).
     */
    public static FixedColumn.Blast blast(Table table, int unit, Telling<Happening> telling) {
        Minefield mines = table.counters().minesAt(table.unit(unit).hex()).orElseThrow();
        return FixedColumn.attack(table, unit, mines.column(), mines.side(), ATTACKED, telling);
    }
}
