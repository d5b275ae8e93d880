package sandtable.kernel.step;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;

import java.util.Optional;
import java.util.Set;

/**
 * Something under way: whom it asks, what may be answered, and what comes of it. All about one
 * question stands in one step; the sections of a book that it calls know no step.
 *
 * <p>Steps lie on each other in the {@link Stack} of a position. The one on top is under way; those
 * below wait until what lies on them is done. A step says what becomes of itself ({@link Flow}),
 * never what comes after it: that is for the step below to say.
 *
 * <p>A step is public: it holds nothing that one side may not know. What a side keeps to itself
 * lies in the position, where only that side's view has a place for it.
 *
 * @param <S> the position, with the stack in it
 * @param <V> what one side knows of it
 */
public interface Step<S, V, A extends Action, E extends Event> {
    /** The sides that owe it an answer; none where it goes on by itself. */
    Set<Side> asked(S state);

    /** The question and its answers, from knowledge. */
    Prompt<A> prompt(V view);

    /** Whether this is an answer to its question at all; what is not is refused with the next. */
    boolean takes(A action);

    /** The refusal of what is no answer here: what is under way, and the clause that says so. */
    Violation notNow();

    /** Whether a view's side may give this answer, judged on what it knows. */
    Optional<Violation> check(V view, A action);

    /** Does what was allowed, against the truth. */
    Flow<S> answer(S state, Side side, A action, Telling<E> telling);

    /** Begins, or goes on after what lay on it is done: usually it just waits for its answer. */
    default Flow<S> resume(S state, Telling<E> telling) {
        return new Flow.Stay<>(state, this);
    }

    /** The usual refusal of what does not belong here. */
    static Violation notNow(String clause, String underWay) {
        return Violation.of(clause, "not now: %s", underWay);
    }
}
