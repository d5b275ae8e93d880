package sandtable.hexblitz.sequence;

import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Marks;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.hexblitz.victory.Verdict;
import sandtable.kernel.Roster;
import sandtable.kernel.Side;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
        for (UnitId each : table.ids()) {
            Unit unit = edit.get(each.index());
            boolean rested =
                    unit.onMap() && unit.order() == Order.STATIONARY && !unit.has(Mark.WITHDRAWN);
            Marks kept = unit.marks().without(Marks.OF_ONE_TURN);
            Marks marks = rested ? kept.with(Mark.RESTED) : kept;
            if (!marks.equals(unit.marks()) || unit.points() != 0) {
                edit.set(each.index(), unit.turnOver(marks));
            }
        }
        return table.with(edit.done());
    }

    /** Who was the last to have a unit with SP in each objective hex. */
    private static List<Optional<Side>> controls(Table table) {
        var controls = new ArrayList<>(table.controls());
        List<Integer> objectives = table.battle().victory().objectives();
        for (UnitId each : table.ids()) {
            Unit unit = table.unit(each);
            for (int objective = 0; unit.sp() > 0 && objective < objectives.size(); objective++) {
                if (unit.in(objectives.get(objective))) {
                    controls.set(objective, Optional.of(table.owner(each)));
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
        for (UnitId each : table.ids()) {
            Unit unit = table.unit(each);
            boolean there = unit.onMap() || unit.aboard() || unit.is(Whereabouts.Off.TO_COME);
            if (table.stand(each).side() == side && there && !table.stand(each).transport()) {
                return false;
            }
        }
        return true;
    }
}
