package sandtable.tacticalgamex.counters;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.charts.OddsColumn;
import sandtable.tacticalgamex.combat.Casualties;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Minefield;
import sandtable.tacticalgamex.state.Stand;
import sandtable.tacticalgamex.state.Table;

import java.util.List;

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
     * What mines have done to a unit that leaves.
     *
     * @param held any result keeps it there (TGX-8.2.h), none lets a disrupted one go (R-TGX-221)
     */
    public record Blast(Table table, boolean held) {}

    /** TGX-8.2.g: they attack whoever leaves. */
    public static Blast blast(Table table, int unit, Telling<Happening> telling) {
        int hex = table.unit(unit).hex();
        OddsColumn column = table.counters().minesAt(hex).orElseThrow().column();
        Fight fight = fight(table, unit, hex, column);
        int die = Casualties.rolled(fight, telling);
        CombatResult result = fight.result(0, die);
        telling.tell(new Happening.Attacked(fight, die, List.of(result)));
        return new Blast(
                Casualties.suffered(table, unit, result, telling),
                result != CombatResult.NO_EFFECT);
    }

    /** The column is their strength whatever the target is worth; nothing modifies the die. */
    private static Fight fight(Table table, int unit, int hex, OddsColumn column) {
        CombatRatio ratio = CombatRatio.at(column);
        return new Fight(
                List.of(),
                table.hexId(hex),
                List.of(table.unitId(unit)),
                Factor.ZERO,
                Factor.of(table.stand(unit).type().defense()),
                ratio,
                List.of(List.of()),
                false,
                ATTACKED);
    }
}
