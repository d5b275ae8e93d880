package sandtable.hexblitz.scenario;

import sandtable.hexblitz.terrain.Ground;
import sandtable.kernel.text.Fields;
import sandtable.scenario.Drawing;
import sandtable.scenario.MapFields;
import sandtable.space.HexGrid;
import sandtable.space.HexNumbers;
import sandtable.space.HexSet;
import sandtable.space.Hexsides;
import sandtable.space.Layout;
import sandtable.space.Numbering;

import java.util.List;

/** HB-TERR Terrain: reads the {@code [map]} of a scenario. */
public final class MapReader {
    private static final char OPEN = '.';
    private static final char WOODS = 'W';
    private static final char BUILT_UP = 'T';
    private static final String LETTERS = ". (open), W (wooded) or T (built-up)";

    private final MapFields map;
    private final Drawing drawing;
    private final HexNumbers numbers;

    /**
     * @param source the whole file, to find the line of a row of the drawing
     */
    MapReader(Fields map, String source) {
        this.map = new MapFields(map, source);
        this.drawing = this.map.drawing();
        HexGrid grid = drawing.grid(Layout.POINTY_EVEN_ROWS_RIGHT);
        this.numbers = new HexNumbers(grid, Numbering.columnRow(grid));
    }

    HexNumbers numbers() {
        return numbers;
    }

    Ground read() {
        HexGrid grid = numbers.grid();
        requireKnownLetters();
        Hexsides rivers = map.rivers(numbers, "rivers");
        var ground =
                new Ground(
                        grid,
                        covered(WOODS, "woods"),
                        covered(BUILT_UP, "towns"),
                        map.roads(numbers, "roads"),
                        rivers,
                        map.crossings(numbers, rivers, "bridges"),
                        map.crossings(numbers, rivers, "fords"));
        map.map().nothingElse();
        return ground;
    }

    private void requireKnownLetters() {
        for (int hex = 0; hex < numbers.grid().size(); hex++) {
            char letter = drawing.at(hex);
            if (letter != OPEN && letter != WOODS && letter != BUILT_UP) {
                throw map.unknownLetter(drawing, numbers, hex, LETTERS);
            }
        }
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
        List<String> texts = map.map().texts(pieces);
        for (int i = 0; i < texts.size(); i++) {
            int item = i;
            numbers.joined(texts.get(i), what -> map.map().wrong(pieces, item, what))
                    .forEach(hexes::add);
        }
        return hexes.done();
    }
}
