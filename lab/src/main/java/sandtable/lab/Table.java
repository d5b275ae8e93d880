package sandtable.lab;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;

import java.util.List;
import java.util.function.ToIntFunction;

/**
 * What is played: a scenario under its rules.
 *
 * @param sides the sides of the scenario, in the order they are named
 * @param turn the number of the turn a state is in; always 0 where the rules do not count turns
 */
public record Table<S, V, A extends Action, E extends Event>(
        Ruleset<S, V, A, E> rules, Scenario scenario, List<Side> sides, ToIntFunction<S> turn) {
    public Table {
        sides = List.copyOf(sides);
    }
}
