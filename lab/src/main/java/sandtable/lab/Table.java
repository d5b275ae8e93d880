package sandtable.lab;

import sandtable.kernel.Action;
import sandtable.kernel.Camp;
import sandtable.kernel.Event;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.ToIntFunction;

/**
 * What is played: a scenario under its rules.
 *
 * @param posts the sides of the scenario, in the order they are named, each with its camp
 * @param turn the number of the turn a state is in; always 0 where the rules do not count turns
 */
public record Table<S, V, A extends Action, E extends Event>(
        Ruleset<S, V, A, E> rules,
        Scenario scenario,
        SequencedMap<Side, Camp> posts,
        ToIntFunction<S> turn) {
    public Table {
        posts = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(posts));
    }

    /** Those who win and lose together: one contender plays all posts of a camp. */
    List<Camp> camps() {
        return posts.values().stream().distinct().toList();
    }
}
