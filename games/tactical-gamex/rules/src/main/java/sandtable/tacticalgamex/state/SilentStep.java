package sandtable.tacticalgamex.state;

import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;

import java.util.Optional;
import java.util.Set;

/** Something under way that asks nobody: it goes on by itself, and what lies on it asks. */
public interface SilentStep extends sandtable.kernel.step.Step<State, View, Decision, Happening> {
    @Override
    default Set<Side> asked(State state) {
        return Set.of();
    }

    @Override
    default Prompt<Decision> prompt(View view) {
        throw new IllegalStateException("nobody is asked by " + this);
    }

    @Override
    default boolean takes(Decision action) {
        return false;
    }

    @Override
    default Violation notNow() {
        return sandtable.kernel.step.Step.notNow("TGX-4.0.a", "nobody is asked");
    }

    @Override
    default Optional<Violation> check(View view, Decision action) {
        return Optional.of(notNow());
    }

    @Override
    default Flow<State> answer(
            State state, Side side, Decision action, Telling<Happening> telling) {
        throw new IllegalStateException("nobody is asked by " + this);
    }
}
