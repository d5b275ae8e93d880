package sandtable.blitzcommander.state;

import sandtable.kernel.step.Layered;
import sandtable.kernel.step.Stack;

/** A position: what lies on the table and what is under way. Nobody has secrets in this game. */
public record State(Table table, Stack<State> stack) implements Layered<State> {
    @Override
    public State with(Stack<State> now) {
        return now == stack ? this : new State(table, now);
    }

    public State with(Table now) {
        return now == table ? this : new State(now, stack);
    }

    /** The step on top. The stack of this game holds no other steps than those of this game. */
    @SuppressWarnings("unchecked")
    public sandtable.kernel.step.Step<State, View, Decision, Happening> step() {
        return (sandtable.kernel.step.Step<State, View, Decision, Happening>) stack.top();
    }
}
