package sandtable.tacticalgamex.sequence;

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

/**
 * TGX-6.4.2.i: which Opportunity Fire markers stay on; both sides are asked one after the other.
 *
 * @param side who is asked
 */
public record Keeping(int side) implements Step {
    private static final Clause KEEP = Clause.of("TGX-6.4.2.i");
    private static final int SIDES = 2;

    @Override
    public int whom(Table table) {
        return side;
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        var choices = new ArrayList<Decision>();
        choices.add(new Decision.Done());
        for (int i = 0; i < view.table().units().size(); i++) {
            if (Housekeeping.mayRelieve(view.table(), side, i)) {
                choices.add(new Decision.Relieve(view.table().unitId(i)));
            }
        }
        return Step.all(KEEP, "Which Opportunity Fire markers come off?", List.copyOf(choices));
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.Relieve || action instanceof Decision.Done;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("TGX-6.4.2.i", "markers come off or stay on");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        return action instanceof Decision.Relieve relieve
                ? Housekeeping.check(view.table(), side, relieve)
                : Optional.empty();
    }

    @Override
    public Flow<State> answer(
            State state, Side asked, Decision action, Telling<Happening> telling) {
        return action instanceof Decision.Relieve(UnitId unit)
                ? resume(
                        state.with(Housekeeping.relieve(state.table(), unit.index(), telling)),
                        telling)
                : new Keeping(side + 1).resume(state, telling);
    }

    /** The next side that has any. */
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        for (int each = side; each < SIDES; each++) {
            if (Housekeeping.marked(state.table(), each)) {
                return new Flow.Stay<>(state, new Keeping(each));
            }
        }
        return new Flow.Done<>(state);
    }
}
