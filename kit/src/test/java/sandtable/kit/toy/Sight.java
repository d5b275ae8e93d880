package sandtable.kit.toy;

import sandtable.kernel.Side;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * What one side of the toy knows.
 *
 * @param gun the gun's cell for its owner, and for the other side once it has fired
 * @param mine the side's own sealed order
 * @param open both orders once both are there; nothing before
 */
public record Sight(
        Side me,
        int length,
        int turnsLeft,
        int tank,
        boolean alive,
        boolean hidden,
        Optional<Integer> gun,
        boolean fired,
        Optional<Stance> mine,
        SortedMap<Side, Stance> open,
        List<Frame> frames) {
    boolean inWindow() {
        return !frames.isEmpty() && frames.getLast() instanceof Frame.Window;
    }
}
