package sandtable.hexblitz;

import sandtable.kernel.Clause;

import java.util.List;
import java.util.Optional;

/** What is under way, in the order of the game sequence (HB-SEQ). */
public sealed interface Step {
    /** Both sides place what the scenario leaves to them. */
    record SettingUp() implements Step {}

    /**
     * Order markers are being placed face down (HB-SEQ.1).
     *
     * @param orders a letter per stand, {@code .} where none is placed yet; a view holds only its
     *     own side's
     * @param ready the sides that have placed all and are waiting, a bit each
     */
    record Ordering(String orders, int ready) implements Step {}

    /**
     * After the reveal a side may turn its Defensive stands that have no enemy next to them (data
     * ruling 3).
     */
    record Turning(int side) implements Step {}

    /** The units that have the card at this place of the deal move and fight (HB-SEQ.6). */
    record Activation(int place) implements Step {}

    /**
     * The owner chooses which of his units bear what is left of the losses of a fight (data ruling
     * 18).
     *
     * @param candidates of which each can lose one
     */
    record Losing(Fight fight, int side, List<Integer> candidates, int left, int place)
            implements Step {}

    /** The battle is over. */
    record Over(Optional<Integer> winner, List<Integer> points, Clause clause, String reason)
            implements Step {}
}
