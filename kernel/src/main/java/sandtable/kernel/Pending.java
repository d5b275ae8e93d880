package sandtable.kernel;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** What the match waits for. */
public sealed interface Pending {
    /**
     * Each of these sides owes one answer; more than one side means the answers are simultaneous
     * and secret.
     */
    record Answers(Set<Side> from) implements Pending {}

    /** The match has ended; no winner means a draw. */
    record Over(Optional<Camp> winner, Map<Camp, Integer> points, Clause clause, String reason)
            implements Pending {
        /** Points in the order of the camps: an ended game reads the same on every machine. */
        public Over {
            points = Collections.unmodifiableSortedMap(new TreeMap<>(points));
        }
    }
}
