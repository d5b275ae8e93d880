package sandtable.tacticalgamex.state;

import sandtable.kernel.Side;
import sandtable.kernel.step.Stack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What one side knows: everything on the table but the enemy's hidden mines (TGX-8.2.b), since
 * counters lie open even where the troops they stand for have not been spotted (TGX-6.3.8.a), what
 * is under way, and its own secrets.
 *
 * @param hiddenMines how many of the enemy's mines this side does not know of
 */
public record View(
        Side side, int me, Table table, Stack<State> stack, Secrets secrets, int hiddenMines) {
    public int enemy() {
        return 1 - me;
    }

    /** The step under way. */
    @SuppressWarnings("unchecked") // a stack holds steps of this game only
    public sandtable.kernel.step.Step<State, View, Decision, Happening> step() {
        return (sandtable.kernel.step.Step<State, View, Decision, Happening>) stack.top();
    }

    /** The step of a kind that lies highest, if one does. */
    public <S> Optional<S> under(Class<S> kind) {
        return stack.steps().stream().filter(kind::isInstance).map(kind::cast).findFirst();
    }

    /** The position as if there were nothing but what this side knows. */
    public State known() {
        var secrets = new ArrayList<>(List.of(Secrets.NONE, Secrets.NONE));
        secrets.set(me, this.secrets);
        return new State(table, stack, secrets);
    }
}
