package sandtable.kernel.step;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Outcome;
import sandtable.kernel.Pending;
import sandtable.kernel.Prompt;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.luck.Chance;

import java.util.Optional;

/**
 * Rules whose positions hold a stack of steps: whoever is on top asks, judges and acts, and only
 * the stack knows what comes next.
 */
public interface SteppedRules<S extends Layered<S>, V, A extends Action, E extends Event>
        extends Ruleset<S, V, A, E> {
    /** More steps than this without a question are a fault of the rules. */
    int MOST_STEPS = 100_000;

    /** The step on top, as a view shows it; usually {@code top(view.stack())}. */
    Step<S, V, A, E> step(V view);

    @Override
    default Pending pending(S state) {
        Step<S, V, A, E> top = top(state);
        return top instanceof Ended<S, V, A, E>(var result)
                ? result
                : new Pending.Answers(top.asked(state));
    }

    @Override
    default Prompt<A> prompt(V view) {
        return step(view).prompt(view);
    }

    @Override
    default Optional<Violation> check(V view, A action) {
        Step<S, V, A, E> step = step(view);
        return step.takes(action) ? step.check(view, action) : Optional.of(step.notNow());
    }

    @Override
    default Outcome<S, E> resolve(S state, Side side, A action, Chance chance) {
        var telling = new Telling<E>(chance);
        S after = after(state, top(state).answer(state, side, action, telling), telling);
        return new Outcome<>(after, telling.events());
    }

    /**
     * Begins a game: the stack of {@code state} holds the step on which the game rests, and that
     * goes on until somebody is asked.
     */
    default Outcome<S, E> begin(S state, Chance chance) {
        var telling = new Telling<E>(chance);
        S after = after(state, top(state).resume(state, telling), telling);
        return new Outcome<>(after, telling.events());
    }

    /** Lets the steps go on until one of them asks somebody, or the game is over. */
    private S after(S before, Flow<S> first, Telling<E> telling) {
        Stack<S> stack = before.stack();
        Flow<S> flow = first;
        for (int steps = 0; steps < MOST_STEPS; steps++) {
            S state = flow.state();
            switch (flow) {
                case Flow.Stay<S>(_, var step) -> {
                    stack = stack.withTop(step);
                    if (!top(stack).asked(state).isEmpty()) {
                        return state.with(stack);
                    }
                }
                case Flow.Done<S> _ -> stack = stack.pop();
                case Flow.Push<S>(_, var below, var over) ->
                        stack = stack.withTop(below).push(over);
                case Flow.Next<S>(_, var next) -> stack = stack.withTop(next);
                case Flow.Over<S>(_, var result) -> {
                    return state.with(Stack.of(new Ended<S, V, A, E>(result)));
                }
            }
            flow = top(stack).resume(state, telling);
        }
        throw new IllegalStateException(endless(stack, flow));
    }

    /** Names the steps on top: a loop is among them, and a stack that only grows has thousands. */
    private static <S> String endless(Stack<S> stack, Flow<S> last) {
        var steps = stack.steps();
        var named = steps.subList(0, Math.min(4, steps.size()));
        return "after %d steps nobody is asked and nothing ends: the last gave %s;"
                        .formatted(MOST_STEPS, last.getClass().getSimpleName())
                + " of %d on the stack the top ones are %s".formatted(steps.size(), named);
    }

    private Step<S, V, A, E> top(S state) {
        return top(state.stack());
    }

    /**
     * The step on top of a stack of this game. A stack holds steps of one game only: the type of
     * its positions tells them from others.
     */
    @SuppressWarnings("unchecked")
    default Step<S, V, A, E> top(Stack<S> stack) {
        return (Step<S, V, A, E>) stack.top();
    }
}
