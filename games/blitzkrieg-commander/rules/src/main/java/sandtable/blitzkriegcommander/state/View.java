package sandtable.blitzkriegcommander.state;

import sandtable.blitzkriegcommander.battle.Battle;
import sandtable.kernel.Side;
import sandtable.kernel.step.Stack;

import java.util.Optional;

/**
 * What one side knows: the table, which hides nothing (BKC-HID.1), what is under way, and its own
 * secrets. There is no place for the other side's.
 */
public record View(Side side, int me, Table table, Stack<State> stack, Secrets secrets) {
    public static View of(State state, Side side) {
        int me = state.table().battle().side(side);
        return new View(side, me, state.table(), state.stack(), state.secrets(me));
    }

    public int enemy() {
        return 1 - me;
    }

    public Battle battle() {
        return table.battle();
    }

    /** What is under way. The stack of this game holds no steps of other games. */
    @SuppressWarnings("unchecked")
    public sandtable.kernel.step.Step<State, View, Decision, Happening> step() {
        return (sandtable.kernel.step.Step<State, View, Decision, Happening>) stack.top();
    }

    /** The step of a kind that is under way, on top or below. */
    public <T> Optional<T> underWay(Class<T> kind) {
        for (var each : stack.steps()) {
            if (kind.isInstance(each)) {
                return Optional.of(kind.cast(each));
            }
        }
        return Optional.empty();
    }
}
