package sandtable.blitzkriegcommander.march;

import sandtable.blitzkriegcommander.action.ActionContext;
import sandtable.blitzkriegcommander.action.ActionRule;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.movement.Anchors;
import sandtable.blitzkriegcommander.movement.Moves;
import sandtable.blitzkriegcommander.movement.Terms;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.MoveHappening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.space.measured.Way;

import java.util.List;
import java.util.Optional;

/** BKC-MOVE Moving as an action. */
public final class MoveAction implements ActionRule {
    private static final Clause TURN = Clause.of("BKC-MOVE.6");

    @Override
    public boolean takes(Decision decision) {
        return decision instanceof Decision.Move;
    }

    @Override
    public List<UnitId> actors(Decision decision) {
        return List.of(((Decision.Move) decision).unit());
    }

    @Override
    public boolean byRoad() {
        return true;
    }

    @Override
    public Optional<Violation> check(View view, ActionContext context, Decision decision) {
        var move = (Decision.Move) decision;
        return check(view.table(), move, Terms.of(context, move.unit()));
    }

    /** Whether a unit may go a way on some terms. */
    public static Optional<Violation> check(Table table, Decision.Move move, Terms terms) {
        return table.base(move.unit()).isEmpty()
                ? Optional.of(Violation.of("BKC-GEO.5", "%s does not move by itself", move.unit()))
                : Moves.of(table, move.unit(), terms).check(move.way());
    }

    @Override
    public List<Decision> options(View view, ActionContext context, UnitId unit) {
        return view.table().base(unit).isEmpty()
                ? List.of()
                : Anchors.of(view.table(), unit, Terms.of(context, unit));
    }

    @Override
    public Flow<State> answer(
            State state, ActionContext context, Decision decision, Telling<Happening> telling) {
        return begin(state, (Decision.Move) decision, Manner.ACTION, telling);
    }

    /** Sets a unit in motion: {@code Done} if it only turns, else {@code Next} with its march. */
    public static Flow<State> begin(
            State state, Decision.Move move, Manner manner, Telling<Happening> telling) {
        Table table = state.table();
        Way way = Moves.way(table.base(move.unit()).orElseThrow(), move.way());
        if (way.spots().size() > 1) {
            return new Flow.Next<>(state, Moving.along(move.unit(), way, move.heading(), manner));
        }
        telling.tell(new MoveHappening.Turned(move.unit(), move.heading(), TURN));
        var turned = table.unit(move.unit()).turned(move.heading());
        return new Flow.Done<>(state.with(table.with(move.unit(), turned)));
    }
}
