package sandtable.tacticalgamex.state;

import java.util.List;
import java.util.stream.IntStream;

/**
 * TGX-6.4.7 An aircraft in play.
 *
 * @param attacksLeft its printed attacks that are still to be made, by their places
 * @param active whether it has been activated in this turn
 * @param gone whether it was driven off or destroyed, or is done (TGX-6.4.7.u, TGX-6.4.7.v)
 */
public record Plane(List<Integer> attacksLeft, boolean active, boolean gone) {
    public Plane {
        attacksLeft = List.copyOf(attacksLeft);
    }

    public static Plane of(int attacks) {
        return new Plane(IntStream.range(0, attacks).boxed().toList(), false, false);
    }

    /** It is not there. */
    public Plane leaving() {
        return new Plane(attacksLeft, active, true);
    }

    public boolean usable() {
        return !active && !gone;
    }
}
