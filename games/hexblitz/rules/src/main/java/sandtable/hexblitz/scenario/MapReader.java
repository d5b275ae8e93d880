package sandtable.hexblitz.scenario;

import sandtable.hexblitz.terrain.Ground;
import sandtable.kernel.text.BadInput;
import sandtable.kernel.text.Fields;
import sandtable.space.Drawing;
import sandtable.space.HexGrid;
import sandtable.space.HexNumbers;
import sandtable.space.HexSet;
import sandtable.space.Hexsides;
import sandtable.space.Layout;
import sandtable.space.Numbering;
import sandtable.space.SideNumbers;

import java.util.List;
import java.util.function.BiFunction;

/** HB-TERR Terrain: reads the {@code [map]} of a scenario. */
public final class MapReader {
    private static final char OPEN = '.';
    private static final char WOODS = 'W';
    private static final char BUILT_UP = 'T';

    private final Fields map;
    private final String source;
    private final Drawing drawing;
    private final HexNumbers numbers;

    /**
     * @param source the whole file, to find the line of a row of the drawing
     */
    MapReader(Fields map, String source) {
        this.map = map;
        this.source = source;
        this.drawing = drawing();
        HexGrid grid = drawing.grid(Layout.POINTY_EVEN_ROWS_RIGHT);
        this.numbers = new HexNumbers(grid, Numbering.columnRow(grid));
    }

    HexNumbers numbers() {
        return numbers;
    }

    Ground read() {
        HexGrid grid = numbers.grid();
        requireKnownLetters();
        var sides = new SideNumbers(numbers);
        Hexsides rivers = sides.rivers(map.texts("rivers"), wrong("rivers"));
        var ground =
                new Ground(
                        grid,
                        covered(WOODS, "woods"),
                        covered(BUILT_UP, "towns"),
                        sides.roads(map.texts("roads"), wrong("roads")),
                        rivers,
                        sides.crossings(map.texts("bridges"), rivers, wrong("bridges")),
                        sides.crossings(map.texts("fords"), rivers, wrong("fords")));
        map.nothingElse();
        return ground;
    }

    private Drawing drawing() {
        String text = map.text("drawing");
        try {
            return Drawing.parse(text);
        } catch (Drawing.Refused e) {
            throw wrongRow(e.line(), e.getMessage());
        }
    }

    private void requireKnownLetters() {
        for (int hex = 0; hex < numbers.grid().size(); hex++) {
            char letter = drawing.at(hex);
            if (letter != OPEN && letter != WOODS && letter != BUILT_UP) {
                int row = numbers.grid().row(hex);
                throw wrongRow(
                        drawing.line(row),
                        "row %d has \"%c\" at %s; a hex is . (open), W (wooded) or T (built-up)"
                                .formatted(row, letter, numbers.name(hex)));
            }
        }
    }

    private BadInput wrongRow(int line, String what) {
        return map.wrongLine("drawing", line, source, what);
    }

    /**
     * Hexes drawn so (HB-TERR.2, HB-TERR.5), and those that a piece over an edge (HB-TERR.3,
     * HB-TERR.6) or a corner (HB-TERR.4, HB-TERR.7) touches.
     */
    private HexSet covered(char letter, String pieces) {
        var hexes = new HexSet.Edit();
        for (int hex = 0; hex < numbers.grid().size(); hex++) {
            if (drawing.at(hex) == letter) {
                hexes.add(hex);
            }
        }
        List<String> texts = map.texts(pieces);
        for (int i = 0; i < texts.size(); i++) {
            int item = i;
            numbers.joined(texts.get(i), what -> map.wrong(pieces, item, what)).forEach(hexes::add);
        }
        return hexes.done();
    }

    private BiFunction<Integer, String, BadInput> wrong(String key) {
        return (item, what) -> map.wrong(key, item, what);
    }
}
