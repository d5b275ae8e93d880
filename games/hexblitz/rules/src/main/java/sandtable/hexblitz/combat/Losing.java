package sandtable.hexblitz.combat;

import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.Step;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.View;
import sandtable.kernel.Clause;
import sandtable.kernel.Options;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The owner chooses which units bear what is left of the losses of a fight (data ruling 18).
 *
 * @param candidates of which each can lose one
 */
public record Losing(int owner, List<UnitId> candidates, int left) implements Step {
    private static final Clause LOSE = Clause.of("HB-CBT.17");

    public Losing {
        candidates = List.copyOf(candidates);
    }

    @Override
    public Set<Side> asked(State state) {
        return Set.of(state.table().side(owner));
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        return new Prompt<>(
                LOSE,
                "Which unit bears the loss?",
                new Options.All<>(candidates.stream().<Decision>map(Decision.Lose::new).toList()));
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.Lose;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("HB-CBT.17", "losses are taken off first");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        return TakingLosses.check(candidates, (Decision.Lose) action);
    }

    @Override
    public Flow<State> answer(State state, Side side, Decision action, Telling<Happening> telling) {
        UnitId unit = ((Decision.Lose) action).unit();
        State after = state.with(TakingLosses.lose(state.table(), unit, telling));
        if (left == 1) {
            return new Flow.Done<>(after);
        }
        List<UnitId> rest = candidates.stream().filter(each -> !each.equals(unit)).toList();
        return new Flow.Stay<>(after, new Losing(owner, rest, left - 1));
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return new Flow.Stay<>(state, this);
    }
}
