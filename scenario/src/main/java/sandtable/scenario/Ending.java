package sandtable.scenario;

import java.util.List;
import java.util.Optional;

/**
 * How a battle has ended.
 *
 * @param winner nobody if it is a draw
 * @param points of both sides
 * @param reason the result and why, in words
 */
public record Ending(Optional<Integer> winner, List<Integer> points, String reason) {
    public Ending {
        points = List.copyOf(points);
    }
}
