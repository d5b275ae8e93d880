package sandtable.hexblitz.command;

import sandtable.hexblitz.state.Command;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Formation;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;

import java.util.List;
import java.util.Optional;

/**
 * HB-FORM.2, data ruling 30: a formation that has lost its HQ names another from the third turn
 * after on.
 */
public final class Headquarters {
    private static final Clause NAMED = Clause.of("HB-FORM.2");
    private static final int TURNS_WITHOUT = 3;

    private Headquarters() {}

    /**
     * The units a side must choose an HQ from now; none if it has nothing to name. The first
     * formation comes first.
     */
    public static List<UnitId> candidates(Table table, int side) {
        for (Formation formation : table.battle().formations()) {
            Command command = table.command(formation.index());
            boolean due =
                    command.headquarters().isEmpty()
                            && table.turn() >= command.lostTurn() + TURNS_WITHOUT;
            if (formation.side() == side && due) {
                List<UnitId> units = fit(table, formation.index());
                if (!units.isEmpty()) {
                    return units;
                }
            }
        }
        return List.of();
    }

    private static List<UnitId> fit(Table table, int formation) {
        return table.ids(
                each ->
                        table.stand(each).formation() == formation
                                && table.unit(each).onMap()
                                && table.unit(each).sp() > 0);
    }

    public static Optional<Violation> check(Table table, int side, Decision.NameHeadquarters name) {
        return candidates(table, side).contains(name.unit())
                ? Optional.empty()
                : Optional.of(Violation.of("HB-FORM.2", "that unit cannot become an HQ now"));
    }

    /** It becomes an HQ stand with 1 SP less, and its Command Area is a hex smaller. */
    public static Table resolve(
            Table table, Decision.NameHeadquarters name, Telling<Happening> telling) {
        int formation = table.stand(name.unit()).formation();
        telling.tell(new Happening.HeadquartersNamed(name.unit(), formation, NAMED));
        Unit unit = table.unit(name.unit());
        int area = Math.max(1, table.command(formation).area() - 1);
        Table named = table.with(name.unit(), unit.sp(Math.max(1, unit.sp() - 1)));
        return named.with(formation, named.command(formation).under(name.unit(), area));
    }
}
