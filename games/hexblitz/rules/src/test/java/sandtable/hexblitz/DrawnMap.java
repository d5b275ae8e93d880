package sandtable.hexblitz;

import sandtable.hexblitz.terrain.Ground;
import sandtable.hexblitz.terrain.HexId;
import sandtable.kernel.text.BadInput;
import sandtable.scenario.Drawing;
import sandtable.scenario.SideNumbers;
import sandtable.space.HexGrid;
import sandtable.space.HexNumbers;
import sandtable.space.HexSet;
import sandtable.space.Hexsides;
import sandtable.space.Layout;
import sandtable.space.Numbering;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The map of a {@link Drawn} battle while it is being drawn, and the names of its hexes. */
final class DrawnMap {
    private final Drawing drawing;
    private final HexNumbers numbers;
    final List<String> roads = new ArrayList<>();
    final List<String> rivers = new ArrayList<>();
    final List<String> bridges = new ArrayList<>();
    final List<String> fords = new ArrayList<>();

    DrawnMap(String map) {
        this.drawing = Drawing.parse(map);
        HexGrid grid = drawing.grid(Layout.POINTY_EVEN_ROWS_RIGHT);
        this.numbers = new HexNumbers(grid, Numbering.columnRow(grid));
    }

    HexGrid grid() {
        return numbers.grid();
    }

    HexId id(String name) {
        return new HexId(hex(name), name);
    }

    int hex(String name) {
        return numbers.hex(name, DrawnMap::wrong);
    }

    HexSet set(String hexes) {
        return numbers.set(hexes, DrawnMap::wrong);
    }

    /** All hexes of one column. */
    HexSet column(int column) {
        return HexSet.of(
                IntStream.rangeClosed(1, grid().rows())
                        .map(row -> grid().at(column, row))
                        .toArray());
    }

    Ground ground() {
        return new Ground(
                grid(),
                drawnAs('W'),
                drawnAs('T'),
                new SideNumbers(numbers).roads(roads, (_, what) -> wrong(what)),
                sides(rivers),
                sides(bridges),
                sides(fords));
    }

    private HexSet drawnAs(char letter) {
        return HexSet.of(
                IntStream.range(0, grid().size())
                        .filter(hex -> drawing.at(hex) == letter)
                        .toArray());
    }

    private Hexsides sides(List<String> texts) {
        var sides = new Hexsides.Edit(grid());
        for (String side :
                texts.stream().flatMap(each -> List.of(each.split(" ")).stream()).toList()) {
            List<Integer> both = numbers.side(side, DrawnMap::wrong);
            sides.addBetween(both.getFirst(), both.getLast());
        }
        return sides.done();
    }

    private static BadInput wrong(String what) {
        return new BadInput("the drawing", 0, "", what);
    }
}
