package sandtable.kernel;

import sandtable.kernel.luck.Chance;

import java.util.List;
import java.util.function.Function;

/**
 * The answers a prompt takes. Lists are unmodifiable and in a stable order; they may make their
 * elements only when asked, so that a player who wants one of ninety moves does not pay for all.
 */
public sealed interface Options<A> {
    /** Every legal answer, each once. What is not listed is refused. */
    record All<A>(List<A> actions) implements Options<A> {}

    /**
     * One legal answer of each kind, such as the cheapest path to each hex; the check takes their
     * variants too.
     */
    record Main<A>(List<A> actions) implements Options<A> {}

    /**
     * More answers than can be listed. {@code propose} draws one that is usually legal; the check
     * has the last word.
     */
    record Open<A>(Function<Chance, A> propose) implements Options<A> {}

    /** The listed answers; none where they are open. */
    default List<A> listed() {
        return switch (this) {
            case All<A>(var actions) -> actions;
            case Main<A>(var actions) -> actions;
            case Open<A> _ -> List.of();
        };
    }

    /** One of the answers, drawn at random. */
    default A any(Chance chance) {
        return this instanceof Open<A>(var propose) ? propose.apply(chance) : chance.draw(listed());
    }
}
