package sandtable.blitzcommander.movement;

import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.State;
import sandtable.blitzcommander.state.Step;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.UnitId;
import sandtable.blitzcommander.state.View;
import sandtable.blitzcommander.state.Wording;
import sandtable.kernel.Clause;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The active side has taken these units in hand and says what they do. */
public record Moving(List<UnitId> units) implements Step {
    private static final Clause MOVE = Clause.of("BC-MOVE.1");

    public Moving {
        units = List.copyOf(units);
    }

    @Override
    public Set<Side> asked(State state) {
        return state.table().battle().asked(state.table().active());
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        Table table = view.table();
        String question =
                units.size() == 1
                        ? "Where does " + table.stand(units.getFirst().index()).name() + " go?"
                        : "Where do the " + units.size() + " units go?";
        return Step.question(MOVE, question, Ways.of(table, units));
    }

    @Override
    public boolean takes(Decision decision) {
        return decision instanceof Decision.OfMove;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow(
                "BC-TURN.3", "units have been taken in hand to move");
    }

    @Override
    public Optional<Violation> check(View view, Decision decision) {
        return switch ((Decision.OfMove) decision) {
            case Decision.Move move ->
                    inHand(move.units()).or(() -> MoveAction.check(view.table(), move));
            case Decision.Exit exit ->
                    inHand(exit.units()).or(() -> MoveAction.check(view.table(), exit));
            case Decision.Stay _ -> Optional.empty();
        };
    }

    private Optional<Violation> inHand(List<UnitId> named) {
        return units.equals(named)
                ? Optional.empty()
                : Optional.of(Violation.of("BC-TURN.3", "other units have been taken in hand"));
    }

    @Override
    public Flow<State> answer(State state, Side by, Decision decision, Telling<Happening> telling) {
        Table table = state.table();
        Table after =
                switch ((Decision.OfMove) decision) {
                    case Decision.Move move -> MoveAction.resolve(table, move, telling);
                    case Decision.Exit exit -> MoveAction.resolve(table, exit, telling);
                    case Decision.Stay _ -> MoveAction.stay(table, units, telling);
                };
        return new Flow.Done<>(state.with(after));
    }

    @Override
    public String named() {
        return "in hand " + String.join(" ", Wording.ids(units));
    }
}
