package sandtable.tacticalgamex.state;

import sandtable.kernel.step.Layered;
import sandtable.kernel.step.Stack;

import java.util.ArrayList;
import java.util.List;

/**
 * The whole truth about a position.
 *
 * @param secrets what each side keeps to itself, by its number
 */
public record State(Table table, Stack<State> stack, List<Secrets> secrets)
        implements Layered<State> {
    public State {
        secrets = List.copyOf(secrets);
    }

    @Override
    public State with(Stack<State> now) {
        return new State(table, now, secrets);
    }

    public State with(Table now) {
        return now == table ? this : new State(now, stack, secrets);
    }

    /** With what a side keeps to itself now. */
    public State with(int side, Secrets now) {
        if (secrets.get(side).equals(now)) {
            return this;
        }
        var all = new ArrayList<>(secrets);
        all.set(side, now);
        return new State(table, stack, all);
    }

    /** The step under way. */
    public sandtable.kernel.step.Step<State, ?, ?, ?> step() {
        return stack.top();
    }
}
