package sandtable.hexblitz.sequence;

import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.hexblitz.victory.Verdict;
import sandtable.kernel.Roster;

import java.util.ArrayList;
import java.util.List;

/** HB-SEQ.9: what a turn leaves behind, and whether it was the last. */
final class EndOfTurn {
    private EndOfTurn() {}

    static Table of(Table before) {
        Table table = rested(before);
        return table.withControls(controls(table));
    }

    /** Marks of the turn go; who was Stationary through all of it is rested (HB-FN.7). */
    private static Table rested(Table table) {
        Roster.Edit<Unit> edit = table.units().edit();
        for (int i = 0; i < edit.size(); i++) {
            Unit unit = edit.get(i);
            boolean rested =
                    unit.onMap() && unit.order() == Order.STATIONARY && !unit.has(Mark.WITHDRAWN);
            int marks = unit.marks() & ~Mark.OF_ONE_TURN | (rested ? Mark.RESTED.bit() : 0);
            if (marks != unit.marks() || unit.points() != 0) {
                edit.set(i, unit.turnOver(marks));
            }
        }
        return table.with(edit.done());
    }

    /** Who was the last to have a unit with SP in each objective hex. */
    private static List<Integer> controls(Table table) {
        var controls = new ArrayList<>(table.controls());
        List<Integer> objectives = table.battle().victory().objectives();
        for (int i = 0; i < table.units().size(); i++) {
            Unit unit = table.unit(i);
            for (int objective = 0; unit.sp() > 0 && objective < objectives.size(); objective++) {
                if (unit.in(objectives.get(objective))) {
                    controls.set(objective, table.stand(i).side());
                }
            }
        }
        return controls;
    }

    /** Whether the battle is over with this turn. */
    static boolean last(Table table) {
        return table.turn() >= table.battle().clock().turns()
                || wiped(table, 0)
                || wiped(table, 1)
                || Verdict.decided(table);
    }

    /** Whether a side has nobody left on the map and nobody to come. */
    private static boolean wiped(Table table, int side) {
        for (int i = 0; i < table.units().size(); i++) {
            Unit unit = table.unit(i);
            boolean there = unit.onMap() || unit.aboard() || unit.is(Whereabouts.Off.TO_COME);
            if (table.stand(i).side() == side && there && !table.stand(i).transport()) {
                return false;
            }
        }
        return true;
    }
}
