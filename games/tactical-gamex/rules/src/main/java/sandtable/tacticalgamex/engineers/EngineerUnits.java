package sandtable.tacticalgamex.engineers;

import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.space.HexGrid;
import sandtable.tacticalgamex.command.CommandControl;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.Works.EngineerAction.Project;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * TGX-9.0 Engineer Units: one point for a hex, whose engineers may then do a piece of work each
 * (TGX-4.2.2.m). A battle without engineers has none of it (TGX-0.a).
 */
public final class EngineerUnits {
    private static final int SIDES = 6;
    private static final Clause WORK = Clause.of("TGX-4.2.2.m");

    private EngineerUnits() {}

    /** Whether engineers are in the battle and there can be anything for them to do. */
    public static boolean anyTask(Table table) {
        return table.battle().engineers()
                && (table.battle().equipped()
                        || !table.counters().mines().isEmpty()
                        || !table.counters().blocks().isEmpty()
                        || !table.counters().wrecks().isEmpty());
    }

    /** R-TGX-138: an engineer in good order that has not been activated. */
    private static boolean free(Table table, int side, int index) {
        Unit unit = table.unit(index);
        return table.stand(index).side() == side
                && table.stand(index).has(Ability.ENGINEER)
                && unit.onMap()
                && !unit.activated()
                && !unit.disrupted();
    }

    /** An engineer in good order who has moved in goes on where another has left off. */
    public static Table takenUp(Table table, int unit) {
        if (!table.stand(unit).has(Ability.ENGINEER) || table.unit(unit).disrupted()) {
            return table;
        }
        return DemolitionsAndObstacles.takenUp(ClearingMinefields.takenUp(table, unit), unit);
    }

    /** Nothing once the engineers of its hex are paid for. */
    public static int cost(Table table, int unit) {
        return table.unit(unit).has(Mark.CALLED_TO_WORK) ? 0 : CommandControl.price(table, unit);
    }

    /** Whether an engineer whose hex is paid for could still do something. */
    public static boolean called(Table table, Impulse impulse) {
        if (!anyTask(table)) {
            return false;
        }
        var choices = new ArrayList<Decision>();
        var occupation = new Occupation(table);
        for (int i = 0; i < table.units().size(); i++) {
            if (cost(table, i) == 0) {
                add(occupation, impulse, i, choices);
            }
        }
        return !choices.isEmpty();
    }

    /** All that a unit can do now. */
    public static void add(
            Occupation occupation, Impulse impulse, int unit, List<Decision> choices) {
        Table table = occupation.table();
        if (!free(table, impulse.side(), unit) || cost(table, unit) > impulse.points()) {
            return;
        }
        HexGrid grid = table.ground().grid();
        int at = table.unit(unit).hex();
        addAt(occupation, unit, at, choices);
        for (int direction = 0; direction < SIDES; direction++) {
            int beside = grid.neighbour(at, direction);
            if (beside >= 0) {
                addAt(occupation, unit, beside, choices);
            }
        }
    }

    private static void addAt(Occupation occupation, int unit, int hex, List<Decision> choices) {
        Table table = occupation.table();
        for (Decision.Task task : Decision.Task.values()) {
            var work = new Decision.Work(table.unitId(unit), task, table.hexId(hex));
            if (checkTask(occupation, work).isEmpty()) {
                choices.add(work);
            }
        }
    }

    public static Optional<Violation> check(
            Occupation occupation, Impulse impulse, Decision.Work work) {
        Table table = occupation.table();
        int unit = work.engineer().index();
        boolean own = table.stand(unit).side() == impulse.side();
        if (!own) {
            return refused("TGX-4.2.2.m", "there is no such work");
        }
        if (!table.stand(unit).has(Ability.ENGINEER)) {
            return refused("TGX-9.0.a", "%s is no engineer", table.called(unit));
        }
        if (!free(table, impulse.side(), unit)) {
            return refused("TGX-1.0.a", "%s cannot be put to work now", table.called(unit));
        }
        return checkTask(occupation, work).or(() -> impulse.affords(cost(table, unit)));
    }

    private static Optional<Violation> checkTask(Occupation occupation, Decision.Work work) {
        return switch (work.task()) {
            case CLEAR_MINES ->
                    ClearingMinefields.check(
                            occupation, work.engineer().index(), work.hex().index());
            case REMOVE_BLOCK ->
                    DemolitionsAndObstacles.check(
                            occupation, work.engineer().index(), work.hex().index());
            case REMOVE_WRECK ->
                    WreckRemoval.check(
                            occupation.table(), work.engineer().index(), work.hex().index());
            case LAY_CHARGES, PREPARE_BLOCK ->
                    EngineerActions.checkStep(
                            occupation.table(), work.engineer(), work.hex(), project(work.task()));
            case BLOW_BRIDGE, LAY_BLOCK ->
                    EngineerActions.checkLast(
                            occupation, work.engineer(), work.hex(), project(work.task()));
        };
    }

    private static Project project(Decision.Task task) {
        return task == Decision.Task.LAY_CHARGES || task == Decision.Task.BLOW_BRIDGE
                ? Project.DEMOLITION
                : Project.OBSTACLE;
    }

    /** Whether it leaves the hex for its work (TGX-9.2.f). */
    public static boolean leaves(Decision.Task task) {
        return task == Decision.Task.BLOW_BRIDGE || task == Decision.Task.LAY_BLOCK;
    }

    /** It is about to leave what it has prepared. */
    public static Table leaving(Table table, Decision.Work work) {
        return EngineerActions.last(table, work.engineer(), work.hex(), project(work.task()));
    }

    /** The engineers of the hex are paid for, and one of them sets to work. */
    public static Table putToWork(Table table, Decision.Work work, Telling<Happening> telling) {
        telling.tell(new Happening.PutToWork(work.engineer(), work.task(), work.hex(), WORK));
        int cost = cost(table, work.engineer().index());
        return cost > 0 ? call(table, work.engineer().index()).paid(cost) : table;
    }

    /** Whether it must move into the hex for its work. */
    public static boolean movesIn(Decision.Task task) {
        return task == Decision.Task.CLEAR_MINES || task == Decision.Task.REMOVE_BLOCK;
    }

    /** The engineer is where it works; that is all it does in this turn (R-TGX-96). */
    public static Table works(Table table, Decision.Work work, Telling<Happening> telling) {
        int unit = work.engineer().index();
        Table now =
                switch (work.task()) {
                    case CLEAR_MINES -> ClearingMinefields.arrived(table, unit, telling);
                    case REMOVE_BLOCK -> DemolitionsAndObstacles.arrived(table, unit, telling);
                    case REMOVE_WRECK ->
                            WreckRemoval.resolve(table, unit, work.hex().index(), telling);
                    case LAY_CHARGES, PREPARE_BLOCK ->
                            EngineerActions.step(
                                    table, work.engineer(), work.hex(), project(work.task()));
                    case BLOW_BRIDGE, LAY_BLOCK ->
                            throw new IllegalArgumentException("that is a move: " + work);
                };
        return now.with(unit, now.unit(unit).activated(Mark.COMPLETED));
    }

    /** The point is for all engineers of the hex. */
    private static Table call(Table table, int unit) {
        int side = table.stand(unit).side();
        int hex = table.unit(unit).hex();
        Roster.Edit<Unit> edit = table.units().edit();
        for (int i = 0; i < edit.size(); i++) {
            if (edit.get(i).hex() == hex && free(table, side, i)) {
                edit.set(i, edit.get(i).with(Mark.CALLED_TO_WORK));
            }
        }
        return table.with(edit.done());
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
