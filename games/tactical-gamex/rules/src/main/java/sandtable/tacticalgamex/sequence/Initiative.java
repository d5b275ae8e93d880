package sandtable.tacticalgamex.sequence;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.charts.Dice;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Holding;
import sandtable.tacticalgamex.state.Table;

import java.util.List;

/** TGX-4.1 Determine Initiative. */
final class Initiative {
    private static final Clause ROLLED = Clause.of("TGX-4.1.a");

    private Initiative() {}

    /** The table with the holder of the turn that begins. */
    static Table determine(Table table, Telling<Happening> telling) {
        int given = table.battle().plan().initiative();
        if (table.turn() == 1 && given >= 0) {
            return table.with(table.initiative().wonBy(given)); // the scenario says who begins
        }
        Holding holding = table.initiative();
        while (true) {
            int first = Dice.roll(telling, 0);
            int second = Dice.roll(telling, 1);
            int firstTotal = first - holding.penalty(0); // TGX-4.1.b, as in TGX-4.1.1
            int secondTotal = second - holding.penalty(1);
            if (firstTotal != secondTotal) { // TGX-4.1.c: else they are rolled again
                int winner = firstTotal > secondTotal ? 0 : 1;
                telling.tell(
                        new Happening.InitiativeRolled(
                                List.of(first, second),
                                List.of(firstTotal, secondTotal),
                                winner,
                                ROLLED));
                return table.with(holding.wonBy(winner));
            }
        }
    }
}
