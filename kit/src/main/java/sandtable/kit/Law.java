package sandtable.kit;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;

import java.util.Optional;

/**
 * One thing that must hold for every rule set, and where it is looked for. A breach is told in a
 * sentence.
 */
record Law(String name, Test test) {
    sealed interface Test permits InPosition, AtStep, OverMatch {}

    /** In each position of a match, the last included. */
    @FunctionalInterface
    non-sealed interface InPosition extends Test {
        <S, V, A extends Action, E extends Event> Optional<String> breach(
                Position<S, V, A, E> position);
    }

    /** At each accepted action. */
    @FunctionalInterface
    non-sealed interface AtStep extends Test {
        <S, V, A extends Action, E extends Event> Optional<String> breach(Step<S, V, A, E> step);
    }

    /** Over a whole match, when it has been played. */
    @FunctionalInterface
    non-sealed interface OverMatch extends Test {
        <S, V, A extends Action, E extends Event> Optional<String> breach(Match<S, V, A, E> match);
    }

    static Law inPosition(String name, InPosition test) {
        return new Law(name, test);
    }

    static Law atStep(String name, AtStep test) {
        return new Law(name, test);
    }

    static Law overMatch(String name, OverMatch test) {
        return new Law(name, test);
    }
}
