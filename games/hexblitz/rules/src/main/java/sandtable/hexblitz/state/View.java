package sandtable.hexblitz.state;

import sandtable.kernel.Roster;
import sandtable.kernel.Side;
import sandtable.kernel.step.Stack;

import java.util.Optional;

/**
 * What one side knows: its own units in full, the enemy's as far as they are seen, what is under
 * way, and its own secrets. There is no place for the other side's.
 */
public record View(Side side, int me, Table table, Stack<State> stack, Secrets secrets) {
    public int enemy() {
        return 1 - me;
    }

    /** What is asked now. */
    @SuppressWarnings("unchecked")
    public sandtable.kernel.step.Step<State, View, Decision, Happening> step() {
        return (sandtable.kernel.step.Step<State, View, Decision, Happening>) stack.top();
    }

    /** The step of a kind that is under way, on top or below. */
    public <T> Optional<T> underWay(Class<T> kind) {
        return stack.steps().stream().filter(kind::isInstance).map(kind::cast).findFirst();
    }

    /** What this side last saw of each enemy unit; nothing of its own. */
    public Roster<Optional<Sighting>> sightings() {
        return secrets.sightings();
    }
}
