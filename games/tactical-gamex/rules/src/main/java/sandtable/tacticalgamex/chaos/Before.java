package sandtable.tacticalgamex.chaos;

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
import sandtable.tacticalgamex.state.View;

import java.util.List;
import java.util.Optional;

/**
 * TGX-24.5.c Whether the enemy plays a card before an answer takes effect.
 *
 * @param side who has answered
 */
public record Before(int side, Decision decision) implements Step {
    private static final Clause PLAY = Clause.of("TGX-24.5.c");

    @Override
    public int whom(Table table) {
        return 1 - side;
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        return Step.all(
                PLAY,
                "Do you play a card?",
                List.of(new Decision.Done(), new Decision.Hold(Decision.Scope.IMPULSE)));
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.Done
                || action instanceof Decision.Hold(var scope) && scope == Decision.Scope.IMPULSE;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("TGX-24.5.c", "a card is played, or none");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        return Optional.empty();
    }

    /** The answer that waited takes effect outside of the stack, see {@link BattlefieldChaos}. */
    @Override
    public Flow<State> answer(
            State state, Side asked, Decision action, Telling<Happening> telling) {
        return new Flow.Stay<>(state, this);
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return new Flow.Stay<>(state, this);
    }
}
