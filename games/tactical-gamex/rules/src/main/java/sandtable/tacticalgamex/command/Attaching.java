package sandtable.tacticalgamex.command;

import sandtable.kernel.Clause;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.state.Conditions.WaitingPost;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Step;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.List;
import java.util.Optional;

/**
 * TGX-22.1 To which unit a CP is attached, in the set-up or after its unit was lost.
 *
 * @param side who is asked
 */
public record Attaching(int side) implements Step {
    private static final Clause ATTACH = Clause.of("TGX-22.1.b");
    private static final int SIDES = 2;

    @Override
    public int whom(Table table) {
        return side;
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        List<Decision> choices =
                CommandPosts.takers(view.table(), post(view.table())).stream()
                        .<Decision>map(Decision.Attach::new)
                        .toList();
        return Step.all(ATTACH, "Which unit is the command post?", choices);
    }

    private WaitingPost post(Table table) {
        return CommandPosts.due(table, side).orElseThrow();
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.Attach;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("TGX-22.1.b", "a command post is attached");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        return action instanceof Decision.Attach attach
                ? CommandPosts.check(view.table(), post(view.table()), attach)
                : Optional.of(notNow());
    }

    @Override
    public Flow<State> answer(
            State state, Side asked, Decision action, Telling<Happening> telling) {
        return action instanceof Decision.Attach(UnitId unit)
                ? resume(state.with(attached(state.table(), unit, telling)), telling)
                : new Flow.Stay<>(state, this);
    }

    private Table attached(Table table, UnitId unit, Telling<Happening> telling) {
        return CommandPosts.attached(table, post(table), unit, telling);
    }

    /** The next CP that comes back; nobody is asked where there is one unit for it only. */
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        for (int each = side; each < SIDES; each++) {
            Optional<WaitingPost> due = CommandPosts.due(state.table(), each);
            if (due.isPresent()) {
                var next = new Attaching(each);
                List<UnitId> takers = CommandPosts.takers(state.table(), due.get());
                return takers.size() > 1
                        ? new Flow.Stay<>(state, next)
                        : next.resume(
                                state.with(
                                        next.attached(state.table(), takers.getFirst(), telling)),
                                telling);
            }
        }
        return new Flow.Done<>(state);
    }
}
