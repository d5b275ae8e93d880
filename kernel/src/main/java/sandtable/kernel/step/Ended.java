package sandtable.kernel.step;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Options;
import sandtable.kernel.Pending;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The last step of a game: nobody is asked any more. */
public record Ended<S, V, A extends Action, E extends Event>(Pending.Over result)
        implements Step<S, V, A, E> {
    @Override
    public Set<Side> asked(S state) {
        return Set.of();
    }

    @Override
    public Prompt<A> prompt(V view) {
        return new Prompt<>(result.clause(), "The battle is over", new Options.All<>(List.of()));
    }

    @Override
    public boolean takes(A action) {
        return false;
    }

    @Override
    public Violation notNow() {
        return new Violation(result.clause(), "not now: the battle is over");
    }

    @Override
    public Optional<Violation> check(V view, A action) {
        return Optional.of(notNow());
    }

    @Override
    public Flow<S> answer(S state, Side side, A action, Telling<E> telling) {
        throw new IllegalStateException("the battle is over");
    }

    @Override
    public Flow<S> resume(S state, Telling<E> telling) {
        throw new IllegalStateException("the battle is over");
    }
}
