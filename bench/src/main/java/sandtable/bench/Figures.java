package sandtable.bench;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Function;

/** What a game wants measured; found by {@link java.util.ServiceLoader}. */
public interface Figures {
    /** Those of all games, in their order. */
    static List<Figures> all() {
        return ServiceLoader.load(Figures.class).stream()
                .map(ServiceLoader.Provider::get)
                .sorted(Comparator.comparingInt(Figures::place))
                .toList();
    }

    /** Where they stand in the list: lower numbers come first. */
    int place();

    /** Figures of a process that has not done the like before. */
    default List<Function<Duration, Figure>> cold() {
        return List.of();
    }

    /** Scenarios that a server is measured with. */
    default List<Served> served() {
        return List.of();
    }

    /** Scenarios of which games last for more than two thousand actions. */
    default List<String> lasting() {
        return List.of();
    }

    /** Figures of play that has gone on for a while, each from the time it may take. */
    List<Function<Duration, Figure>> warm();
}
