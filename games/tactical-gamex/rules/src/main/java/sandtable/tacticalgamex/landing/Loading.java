package sandtable.tacticalgamex.landing;

import sandtable.kernel.Clause;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Step;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** TGX-10.1 The side that lands puts its units aboard LVTs and DUKWs. */
public record Loading(int side) implements Step {
    private static final Clause LOAD = Clause.of("TGX-10.1.b");

    @Override
    public int whom(Table table) {
        return side;
    }

    /** Unit after unit; any other order is taken too. */
    @Override
    public Prompt<Decision> prompt(View view) {
        var choices = new ArrayList<Decision>();
        choices.add(new Decision.Done());
        UnitId unit = Landings.toLoad(view.table()).getFirst();
        CraftLoads.craft(view.table(), unit)
                .forEach(each -> choices.add(new Decision.Board(unit, each)));
        return Step.main(LOAD, "Which craft carries " + unit.called() + "?", List.copyOf(choices));
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.Board || action instanceof Decision.Done;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("TGX-10.1.b", "landing craft are being loaded");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        return action instanceof Decision.Board board
                ? CraftLoads.check(view.table(), board)
                : Optional.empty();
    }

    @Override
    public Flow<State> answer(
            State state, Side asked, Decision action, Telling<Happening> telling) {
        Table now =
                action instanceof Decision.Board board
                        ? CraftLoads.load(state.table(), board, telling)
                        : CraftLoads.rest(state.table(), telling);
        return resume(state.with(now), telling);
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return Landings.toLoad(state.table()).isEmpty()
                ? new Flow.Done<>(state)
                : new Flow.Stay<>(state, this);
    }
}
