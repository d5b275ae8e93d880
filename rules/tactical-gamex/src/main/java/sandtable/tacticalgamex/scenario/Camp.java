package sandtable.tacticalgamex.scenario;

import sandtable.kernel.Side;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.forces.Nation;

import java.util.Map;

/**
 * One {@code [[side]]} of a scenario.
 *
 * @param axis whether it is the Axis, for which the turn marker lies grey side up (TGX-2.3.b)
 * @param morale of every nation of the side that {@code moraleOf} does not name (TGX-7.0.a)
 * @param commandPosts how many CPs it has (TGX-22.1.f)
 * @param exits edge hexes by which it may leave the map
 */
public record Camp(
        Side side,
        boolean axis,
        int morale,
        Map<Nation, Integer> moraleOf,
        int commandPosts,
        HexSet exits) {

    public Camp {
        moraleOf = Map.copyOf(moraleOf);
    }

    /** R-TGX-92: a side's level holds for all its nations unless the scenario gives another. */
    public int morale(Nation nation) {
        return moraleOf.getOrDefault(nation, morale);
    }
}
