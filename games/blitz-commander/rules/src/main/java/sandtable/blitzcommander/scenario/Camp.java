package sandtable.blitzcommander.scenario;

import sandtable.kernel.Side;
import sandtable.kernel.text.Fields;
import sandtable.scenario.HexFields;
import sandtable.scenario.Sides;
import sandtable.space.HexSet;

import java.util.List;
import java.util.stream.IntStream;

/**
 * One {@code [[side]]} of a scenario.
 *
 * @param supplyEdge hexes from which it is supplied (data ruling 27)
 * @param exits hexes on the edge of the map by which it may leave
 */
record Camp(Side side, HexSet supplyEdge, HexSet exits) {
    /** Both sides of the scenario, in its order. */
    static List<Camp> read(Fields scenario, HexFields hexes) {
        Sides sides = Sides.read(scenario);
        return IntStream.range(0, sides.sides().size())
                .mapToObj(i -> camp(sides.sides().get(i), sides.tables().get(i), hexes))
                .toList();
    }

    private static Camp camp(Side side, Fields table, HexFields hexes) {
        var camp =
                new Camp(
                        side,
                        hexes.setIfAny(table, "supply-edge"),
                        hexes.borderIfAny(table, "exits"));
        table.nothingElse();
        return camp;
    }

    static List<Side> sides(List<Camp> camps) {
        return camps.stream().map(Camp::side).toList();
    }
}
