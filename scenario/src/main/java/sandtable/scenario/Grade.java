package sandtable.scenario;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A way for a battle to end: it is reached if all of {@code all} hold and, where there are any, one
 * of {@code any}. Without conditions it always is.
 *
 * @param name what the result is called, such as "German minor victory"
 * @param winner the number of the side, or nobody if it is a draw
 * @param rank of those reached, the highest decides
 * @param atOnce whether the battle ends as soon as it is reached, not only after the last turn
 */
public record Grade(
        String name,
        Optional<Integer> winner,
        int rank,
        List<Condition> all,
        List<Condition> any,
        boolean atOnce) {
    /** Grades that both sides may reach; equal ones are a draw. */
    public enum Level {
        MARGINAL("marginal"),
        TACTICAL("tactical"),
        DECISIVE("decisive");

        private final String words;

        Level(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    public Grade {
        all = List.copyOf(all);
        any = List.copyOf(any);
    }

    /** Whether it asks for nothing. */
    public boolean unconditional() {
        return all.isEmpty() && any.isEmpty();
    }

    /** Everything it speaks of. */
    public Stream<Condition> conditions() {
        return Stream.concat(all.stream(), any.stream());
    }
}
