package sandtable.blitzcommander.state;

import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;

import java.util.Optional;
import java.util.Set;

/** A step that asks nobody itself: it lays others on itself, one after the other. */
public interface Sequence extends Step {
    @Override
    Flow<State> resume(State state, Telling<Happening> telling);

    @Override
    default Set<Side> asked(State state) {
        return Set.of();
    }

    @Override
    default Prompt<Decision> prompt(View view) {
        throw new IllegalStateException(this + " asks nothing");
    }

    @Override
    default boolean takes(Decision decision) {
        return false;
    }

    @Override
    default Optional<Violation> check(View view, Decision decision) {
        return Optional.of(notNow());
    }

    @Override
    default Flow<State> answer(
            State state, Side by, Decision decision, Telling<Happening> telling) {
        throw new IllegalStateException(this + " asks nothing");
    }
}
