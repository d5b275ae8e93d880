package sandtable.blitzcommander.state;

import java.util.List;
import java.util.Optional;

/**
 * A way for a battle to end, such as a minor victory: it is reached if all of {@code all} hold.
 * Without conditions it is what is left.
 *
 * @param winner the number of the side, or nobody if it is a draw
 * @param atOnce the battle ends at the end of the player turn in which it is reached, not only
 *     after the last turn
 */
public record Grade(String name, Optional<Integer> winner, List<Condition> all, boolean atOnce) {
    public Grade {
        all = List.copyOf(all);
    }
}
