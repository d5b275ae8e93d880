package sandtable.kernel;

import sandtable.kernel.luck.Chance;
import sandtable.kernel.text.BadInput;

import java.util.List;
import java.util.Optional;

/**
 * The rules of one game, as functions of data. A rule set holds no state: equal arguments and equal
 * luck give equal results, and no argument is ever changed.
 *
 * @param <S> the whole truth about a position
 * @param <V> what one side knows of it
 */
public interface Ruleset<S, V, A extends Action, E extends Event> {
    /** The prefix of its clauses, such as {@code HB}. */
    String code();

    /** Goes up whenever the same actions and luck could lead to another position. */
    int version();

    /**
     * The position a scenario begins with. A scenario that makes no sense is refused by {@link
     * BadInput}.
     */
    Outcome<S, E> setUp(Scenario scenario, Chance chance);

    /** Who owes an answer now, or how it ended. */
    Pending pending(S state);

    /** Whose cause a side fights for; by itself it is a camp of its own. */
    default Camp camp(S state, Side side) {
        return Camp.of(side);
    }

    /** What {@code side} knows of {@code state}: built up from nothing, never stripped down. */
    V view(S state, Side side);

    /** The event as {@code side} may see it, or nothing. */
    Optional<E> seenBy(E event, Side side);

    /** The question that {@code view}'s side must answer now. */
    Prompt<A> prompt(V view);

    /** Whether {@code view}'s side may do this, judged on what it knows. */
    Optional<Violation> check(V view, A action);

    /** Does what {@link #check} has allowed, against the truth. It cannot refuse. */
    Outcome<S, E> resolve(S state, Side side, A action, Chance chance);

    /**
     * A state that would look like {@code view}, drawn at random: what a searching player believes
     * for one playout.
     */
    S guess(V view, Chance chance);

    Notation<V, A> notation();

    /**
     * Another truth that {@code side} cannot tell from this one: everything that is hidden from it
     * has another legal value, if there is one. Made from the truth itself and never through a
     * view, so that a view which leaks is found out.
     */
    S otherSecrets(S state, Side side, Chance chance);

    /** The figures that will decide what comes of an action, as far as a view can tell. */
    default List<Sum> figures(V view, A action) {
        return List.of();
    }

    /** The figures that decided what happened. */
    default List<Sum> figures(E event) {
        return List.of();
    }

    /**
     * A text that names every part of a position that can differ, in words of its own: saves keep
     * its hash.
     */
    default String canonical(S state) {
        return state.toString();
    }
}
