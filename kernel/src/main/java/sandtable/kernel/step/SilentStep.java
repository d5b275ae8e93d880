package sandtable.kernel.step;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;

import java.util.Optional;
import java.util.Set;

/** A step that asks nobody: it goes on by itself, and all of it is in {@link #resume}. */
public interface SilentStep<S, V, A extends Action, E extends Event> extends Step<S, V, A, E> {
    @Override
    default Set<Side> asked(S state) {
        return Set.of();
    }

    @Override
    default Prompt<A> prompt(V view) {
        throw asksNobody();
    }

    @Override
    default boolean takes(A action) {
        return false;
    }

    @Override
    default Violation notNow() {
        throw asksNobody();
    }

    @Override
    default Optional<Violation> check(V view, A action) {
        throw asksNobody();
    }

    @Override
    Flow<S> resume(S state, Telling<E> telling);

    @Override
    default Flow<S> answer(S state, Side side, A action, Telling<E> telling) {
        throw asksNobody();
    }

    private IllegalStateException asksNobody() {
        return new IllegalStateException(this + " asks nobody");
    }
}
