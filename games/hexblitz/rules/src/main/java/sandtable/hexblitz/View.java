package sandtable.hexblitz;

import sandtable.kernel.Roster;
import sandtable.kernel.Side;

/**
 * What one side knows: its own units in full, the enemy's as far as they are seen, and what it last
 * saw of the others.
 *
 * @param sightings what this side last saw of each enemy unit; {@link Sighting#NONE} for its own
 */
public record View(Side side, int me, Table table, Step step, Roster<Sighting> sightings) {
    public int enemy() {
        return 1 - me;
    }
}
