package sandtable.notquitemechanized.state;

import java.util.List;

/**
 * What is counted from bound to bound for victory.
 *
 * @param held for each score how many bounds running it has held
 * @param scored for each score whether it has been reached
 * @param contact the bound of first contact; {@link Marks#NEVER} before it
 */
public record Tally(List<Integer> held, List<Boolean> scored, int contact) {
    public Tally {
        held = List.copyOf(held);
        scored = List.copyOf(scored);
    }
}
