package sandtable.kernel.step;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;

/**
 * Steps lying on each other, the one under way on top. It never changes; a change gives another.
 */
public final class Stack<S> {
    private final Step<S, ?, ?, ?> top;
    private final Stack<S> below;

    private Stack(Step<S, ?, ?, ?> top, Stack<S> below) {
        this.top = top;
        this.below = below;
    }

    /** With one step on it, on which the game rests. */
    public static <S> Stack<S> of(Step<S, ?, ?, ?> bottom) {
        return new Stack<>(bottom, null);
    }

    public Step<S, ?, ?, ?> top() {
        return top;
    }

    /** All steps, the one on top first. */
    public List<Step<S, ?, ?, ?>> steps() {
        var steps = new ArrayList<Step<S, ?, ?, ?>>();
        for (Stack<S> at = this; at != null; at = at.below) {
            steps.add(at.top);
        }
        return List.copyOf(steps);
    }

    public Stack<S> push(Step<S, ?, ?, ?> over) {
        return new Stack<>(over, this);
    }

    /** The same with another step on top. */
    public Stack<S> withTop(Step<S, ?, ?, ?> step) {
        return step == top ? this : new Stack<>(step, below);
    }

    /** Without the top. The step on which the game rests is never done. */
    public Stack<S> pop() {
        if (below == null) {
            throw new NoSuchElementException("nothing lies below " + top);
        }
        return below;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Stack<?> stack
                && top.equals(stack.top)
                && Objects.equals(below, stack.below);
    }

    @Override
    public int hashCode() {
        return 31 * top.hashCode() + Objects.hashCode(below);
    }

    /** The steps from the top down. */
    @Override
    public String toString() {
        return steps().toString();
    }
}
