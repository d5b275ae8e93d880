package sandtable.kernel;

import java.util.Optional;

/**
 * The rules of one game, as functions of data. A rule set holds no state: equal arguments and equal
 * luck give equal results, and no argument is ever changed.
 *
 * @param <S> the whole truth about a position; its {@code toString} names every part that can
 *     differ, since saves keep its hash
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
}
