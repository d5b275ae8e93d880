package sandtable.scene;

import sandtable.kernel.Clause;

import java.util.List;

/**
 * The line of sight between two places, with what decides it.
 *
 * @param range in hexes, or in millimetres on a measured table
 * @param words the result and its cause in one sentence
 * @param blocked where it ends; none where it is clear
 */
public record SightLine(
        Place from,
        Place to,
        boolean clear,
        int range,
        String words,
        Clause clause,
        List<Place> blocked) {
    public SightLine {
        blocked = List.copyOf(blocked);
    }
}
