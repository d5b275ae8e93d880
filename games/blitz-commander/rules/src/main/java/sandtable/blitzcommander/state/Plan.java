package sandtable.blitzcommander.state;

import sandtable.blitzcommander.charts.Charts;
import sandtable.kernel.Side;
import sandtable.scenario.Victory;
import sandtable.space.HexSet;

import java.util.List;

/**
 * A scenario as it was read, of which a {@link Battle} is made. Lists with one entry per side are
 * in the order of {@code sides}.
 *
 * @param stands in order of their index; a side's units follow one another
 * @param turns game turns, each a turn of both sides
 * @param first the side that takes the first turn (BC-TURN.2)
 * @param setUpLimit how many units a side may set up in one hex
 * @param supply whether units out of supply fight and move worse (data ruling 27)
 * @param supplyEdges each side's own edge; a side without one is always in supply
 * @param exits hexes by whose map edge a side's units may leave
 */
public record Plan(
        String id,
        String title,
        Ground ground,
        Charts charts,
        List<Side> sides,
        List<Stand> stands,
        int turns,
        int first,
        int setUpLimit,
        boolean supply,
        List<HexSet> supplyEdges,
        List<HexSet> exits,
        Victory victory) {
    public Plan {
        sides = List.copyOf(sides);
        stands = List.copyOf(stands);
        supplyEdges = List.copyOf(supplyEdges);
        exits = List.copyOf(exits);
    }
}
