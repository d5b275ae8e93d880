package sandtable.hexblitz.scenario;

import sandtable.kernel.Side;
import sandtable.kernel.text.Fields;
import sandtable.scenario.HexFields;
import sandtable.scenario.Sides;
import sandtable.space.HexGrid;
import sandtable.space.HexSet;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * One {@code [[side]]} of a scenario.
 *
 * @param facing the way its stands face at the start
 * @param edge its own edge of the map
 * @param exits hexes by which it may leave
 * @param supplyEdge hexes at which supply comes in (data ruling 32)
 */
public record Camp(Side side, int facing, HexSet edge, HexSet exits, HexSet supplyEdge) {
    /** Both sides of the scenario, in its order (HB-EQUIP.1). */
    static List<Camp> read(Sides sides, HexFields hexes) {
        return IntStream.range(0, sides.sides().size())
                .mapToObj(i -> camp(sides.sides().get(i), sides.tables().get(i), hexes))
                .toList();
    }

    private static Camp camp(Side side, Fields table, HexFields hexes) {
        HexGrid grid = hexes.numbers().grid();
        String facing = table.word("facing", Set.copyOf(grid.layout().directionNames()));
        var camp =
                new Camp(
                        side,
                        grid.directionNamed(facing),
                        hexes.border(table, "edge"),
                        hexes.borderIfAny(table, "exits"),
                        hexes.borderIfAny(table, "supply-edge"));
        table.nothingElse();
        return camp;
    }

    /** The number of the side that a field names. */
    static int index(List<Camp> camps, Fields table, String key) {
        return Sides.index(camps.stream().map(Camp::side).toList(), table, key);
    }
}
