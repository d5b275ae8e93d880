package sandtable.blitzcommander.turn;

import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.UnitId;
import sandtable.blitzcommander.victory.Scoring;
import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;

import java.util.ArrayList;

/** BC-TURN Turn Sequence: how one side's turn begins and ends. */
final class PlayerTurn {
    private static final Clause TURN = Clause.of("BC-TURN.1");
    private static final Clause FIRST = Clause.of("BC-TURN.2");
    private static final Clause RECOVERED = Clause.of("BC-BOMB.12");

    private PlayerTurn() {}

    /** BC-TURN.2: the side that the scenario names begins. */
    static Table first(Table table, Telling<Happening> telling) {
        int side = table.battle().first();
        telling.tell(new Happening.TurnBegan(1, table.battle().sideOf(side), FIRST));
        Table.Edit edit = table.edit();
        edit.freshTurn();
        return edit.done().held(Scoring.controls(table));
    }

    /** BC-TURN.1: the turns alternate. */
    static Table begin(Table table, int turn, int side, Telling<Happening> telling) {
        telling.tell(new Happening.TurnBegan(turn, table.battle().sideOf(side), TURN));
        return table.inTurn(turn, side);
    }

    static Table end(Table table, Telling<Happening> telling) {
        var side = table.battle().sideOf(table.active());
        telling.tell(new Happening.TurnEnded(table.turn(), side, TURN));
        Table.Edit edit = table.edit();
        edit.freshTurn(); // BC-TURN.5, R-BC-18: for both sides
        return edit.done().held(Scoring.controls(table));
    }

    /** BC-BOMB.12: the Suppression Tokens go. */
    static Table recovered(Table table, Telling<Happening> telling) {
        var units = new ArrayList<UnitId>();
        for (int unit = 0; unit < table.units(); unit++) {
            if (table.suppressed(unit)) {
                units.add(table.battle().unitId(unit));
            }
        }
        if (units.isEmpty()) {
            return table;
        }
        telling.tell(new Happening.Recovered(units, RECOVERED));
        Table.Edit edit = table.edit();
        edit.recoverAll();
        return edit.done();
    }
}
