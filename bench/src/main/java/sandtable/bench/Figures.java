package sandtable.bench;

import java.time.Duration;
import java.util.List;
import java.util.function.Function;

/** What a game wants measured; found by {@link java.util.ServiceLoader}. */
public interface Figures {
    /** Where they stand in the list: lower numbers come first. */
    int place();

    /** Figures of a process that has not done the like before. */
    default List<Function<Duration, Figure>> cold() {
        return List.of();
    }

    /** Figures of play that has gone on for a while, each from the time it may take. */
    List<Function<Duration, Figure>> warm();
}
