package sandtable.hexblitz.combat;

import sandtable.hexblitz.command.CommandArea;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.UnitId;
import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * HB-CBT.17: taking SP off. The owner chooses, evenly: nobody loses a second point before all have
 * lost one, and an HQ loses last (data ruling 18). They are asked only where they have a choice.
 */
final class TakingLosses {
    private static final Clause LOST = Clause.of("HB-CBT.17");

    private TakingLosses() {}

    /**
     * Losses taken off as far as nobody has a choice.
     *
     * @param left what is still to be taken off, one each, among {@code candidates}
     */
    record Shared(Table table, List<UnitId> candidates, int left) {
        boolean done() {
            return left == 0;
        }
    }

    static Shared share(Table before, List<UnitId> units, int losses, Telling<Happening> telling) {
        Table table = before;
        int left = losses;
        while (left > 0) {
            List<UnitId> bearers = bearers(table, units);
            if (bearers.isEmpty()) {
                return new Shared(table, List.of(), 0);
            }
            if (left < bearers.size()) {
                return new Shared(table, bearers, left);
            }
            for (UnitId unit : bearers) {
                table = lose(table, unit, telling);
            }
            left -= bearers.size();
        }
        return new Shared(table, List.of(), 0);
    }

    /**
     * Who can lose a point in this round: all with SP but the HQ, and the HQ when nobody else is
     * left.
     */
    private static List<UnitId> bearers(Table table, List<UnitId> units) {
        var others = new ArrayList<UnitId>();
        var headquarters = new ArrayList<UnitId>();
        for (UnitId unit : units) {
            if (table.unit(unit).sp() > 0) {
                (CommandArea.headquarters(table, unit) ? headquarters : others).add(unit);
            }
        }
        return List.copyOf(others.isEmpty() ? headquarters : others);
    }

    static Table lose(Table table, UnitId unit, Telling<Happening> telling) {
        int left = table.unit(unit).sp() - 1;
        telling.tell(new Happening.Lost(unit, left, LOST));
        return table.with(unit, table.unit(unit).sp(left)); // HB-SEQ.13: from now on
    }

    static Optional<Violation> check(List<UnitId> candidates, Decision.Lose lose) {
        return candidates.contains(lose.unit())
                ? Optional.empty()
                : Optional.of(
                        Violation.of(
                                "HB-CBT.17",
                                "%s cannot bear this loss: it falls on one of %s",
                                lose.unit(),
                                candidates.stream()
                                        .map(UnitId::name)
                                        .collect(Collectors.joining(", "))));
    }
}
