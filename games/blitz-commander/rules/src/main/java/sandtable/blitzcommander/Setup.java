package sandtable.blitzcommander;

import sandtable.kernel.Side;
import sandtable.space.HexSet;

import java.util.List;

/**
 * What does not change while a battle is fought: the scenario as loaded. Lists with one entry per
 * side are in the order of {@code sides}.
 *
 * @param units in order of their index; a side's units follow one another
 * @param turns game turns, each a turn of both sides
 * @param first the side that takes the first turn (BC-TURN.2)
 * @param setUpLimit how many units a side may set up in one hex
 * @param supply whether units out of supply fight and move worse (data ruling 27)
 * @param supplyEdges each side's own edge; a side without one is always in supply
 * @param exits hexes by whose map edge a side's units may leave
 */
public record Setup(
        String id,
        String title,
        Field field,
        Charts charts,
        List<Side> sides,
        List<Unit> units,
        int turns,
        int first,
        int setUpLimit,
        boolean supply,
        List<HexSet> supplyEdges,
        List<HexSet> exits,
        Victory victory) {
    /** BC-STK.1. */
    public static final int STACKING = 8;

    public Setup {
        sides = List.copyOf(sides);
        units = List.copyOf(units);
        supplyEdges = List.copyOf(supplyEdges);
        exits = List.copyOf(exits);
    }

    public int side(Side side) {
        return sides.getFirst().equals(side) ? 0 : 1;
    }

    public Unit unit(int index) {
        return units.get(index);
    }

    public String hexName(int hex) {
        return field.name(hex);
    }

    /** The id alone: positions are hashed often, and those of one match have the same setup. */
    @Override
    public int hashCode() {
        return id.hashCode();
    }

    @Override
    public String toString() {
        return id;
    }
}
