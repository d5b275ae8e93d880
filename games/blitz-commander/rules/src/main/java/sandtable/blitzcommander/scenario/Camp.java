package sandtable.blitzcommander.scenario;

import sandtable.kernel.ScenarioSides;
import sandtable.kernel.Side;
import sandtable.kernel.text.Fields;
import sandtable.space.HexNumbers;
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
    static List<Camp> read(Fields scenario, HexNumbers numbers) {
        ScenarioSides sides = ScenarioSides.read(scenario);
        return IntStream.range(0, sides.sides().size())
                .mapToObj(i -> camp(sides.sides().get(i), sides.tables().get(i), numbers))
                .toList();
    }

    private static Camp camp(Side side, Fields table, HexNumbers numbers) {
        var camp =
                new Camp(
                        side,
                        table.has("supply-edge")
                                ? numbers.set(
                                        table.text("supply-edge"),
                                        what -> table.wrong("supply-edge", what))
                                : HexSet.NONE,
                        table.has("exits")
                                ? numbers.border(
                                        table.text("exits"), what -> table.wrong("exits", what))
                                : HexSet.NONE);
        table.nothingElse();
        return camp;
    }

    static List<Side> sides(List<Camp> camps) {
        return camps.stream().map(Camp::side).toList();
    }
}
