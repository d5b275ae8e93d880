package sandtable.notquitemechanized.state;

import sandtable.space.measured.Outline;
import sandtable.space.measured.Spot;

import java.util.List;

/**
 * A belt of mines (C14).
 *
 * @param lanes of 100 m that engineers have cleared, by their middles
 */
public record Belt(String id, int camp, Outline ground, List<Spot> lanes) {
    public Belt {
        lanes = List.copyOf(lanes);
    }

    /** As its owner knows it. */
    public Belt unbreached() {
        return lanes.isEmpty() ? this : new Belt(id, camp, ground, List.of());
    }
}
