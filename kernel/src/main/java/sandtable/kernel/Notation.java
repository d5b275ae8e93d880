package sandtable.kernel;

import java.util.Optional;

/**
 * How actions are written: the form a person types and a save keeps. {@code read(write(a))} equals
 * {@code a}.
 *
 * @param <V> what the reader knows, for names and abbreviations that depend on the position
 */
public interface Notation<V, A extends Action> {
    String write(V view, A action);

    /**
     * The action a text stands for. Text that stands for none is refused as a value, with the
     * nearest right word.
     */
    Reading<A> read(V view, String text);

    /** The parts of an answer that may be chosen freely; none where it is just what it is. */
    default Optional<Template> template(V view, A action) {
        return Optional.empty();
    }

    sealed interface Reading<A> {
        record Read<A>(A action) implements Reading<A> {}

        record Unread<A>(String why) implements Reading<A> {}
    }
}
