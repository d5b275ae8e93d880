package sandtable.hexblitz.scenario;

import sandtable.kernel.Fields;
import sandtable.kernel.Side;
import sandtable.space.HexGrid;
import sandtable.space.HexSet;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * One {@code [[side]]} of a scenario.
 *
 * @param facing the way its stands face at the start
 * @param edge its own edge of the map
 * @param exits hexes by which it may leave
 * @param supplyEdge hexes at which supply comes in (data ruling 32)
 */
public record Camp(Side side, int facing, HexSet edge, HexSet exits, HexSet supplyEdge) {
    private static final int ARMIES = 2; // HB-EQUIP.1

    /** Both sides of the scenario, in its order. */
    static List<Camp> read(Fields scenario, HexNumbers numbers) {
        List<Fields> tables = scenario.tables("side");
        if (tables.size() != ARMIES) {
            throw scenario.wrong("side", "there must be two sides, and there are " + tables.size());
        }
        List<Camp> camps = tables.stream().map(table -> camp(table, numbers)).toList();
        if (camps.getFirst().side().equals(camps.getLast().side())) {
            throw tables.getLast().wrong("name", "both sides are called " + camps.getLast().side());
        }
        return camps;
    }

    private static Camp camp(Fields table, HexNumbers numbers) {
        String name = table.text("name");
        if (!name.matches("[A-Za-z][A-Za-z-]*")) {
            throw table.wrong("name", "\"" + name + "\" must be one word of letters");
        }
        HexGrid grid = numbers.grid();
        String facing = table.word("facing", Set.copyOf(grid.layout().directionNames()));
        var camp =
                new Camp(
                        new Side(name),
                        grid.directionNamed(facing),
                        border(table, "edge", numbers),
                        table.has("exits") ? border(table, "exits", numbers) : HexSet.NONE,
                        table.has("supply-edge")
                                ? border(table, "supply-edge", numbers)
                                : HexSet.NONE);
        table.nothingElse();
        return camp;
    }

    /** Hexes of which each must lie on the edge of the map. */
    static HexSet border(Fields table, String key, HexNumbers numbers) {
        HexSet hexes = numbers.set(table.text(key), what -> table.wrong(key, what));
        for (int hex : hexes.toArray()) {
            if (numbers.grid().within(hex, 1).size() == 7) {
                throw table.wrong(key, numbers.name(hex) + " is not on the edge of the map");
            }
        }
        return hexes;
    }

    /** The number of the side that a field names. */
    static int index(List<Camp> camps, Fields table, String key) {
        Set<String> names =
                camps.stream().map(camp -> camp.side().id()).collect(Collectors.toSet());
        String name = table.word(key, names);
        return camps.getFirst().side().id().equals(name) ? 0 : 1;
    }
}
