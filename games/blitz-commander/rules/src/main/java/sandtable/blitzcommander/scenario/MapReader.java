package sandtable.blitzcommander.scenario;

import sandtable.blitzcommander.charts.Terrain;
import sandtable.blitzcommander.charts.TerrainChart;
import sandtable.blitzcommander.state.Ground;
import sandtable.kernel.text.BadInput;
import sandtable.kernel.text.Fields;
import sandtable.space.Drawing;
import sandtable.space.HexGrid;
import sandtable.space.HexNumbers;
import sandtable.space.Hexsides;
import sandtable.space.Layout;
import sandtable.space.Numbering;
import sandtable.space.SideNumbers;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/** Reads the {@code [map]} of a scenario. */
public final class MapReader {
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
        HexGrid grid = drawing.grid(Layout.FLAT_EVEN_COLUMNS_DOWN);
        this.numbers = new HexNumbers(grid, Numbering.letterRow(grid));
    }

    HexNumbers numbers() {
        return numbers;
    }

    Ground read() {
        var sides = new SideNumbers(numbers);
        Hexsides rivers = sides.rivers(map.texts("rivers"), wrong("rivers"));
        Hexsides roads = sides.roads(map.texts("roads"), wrong("roads"));
        var ground =
                new Ground(
                        numbers.grid(),
                        terrain(),
                        roads,
                        rivers,
                        sides.crossings(map.texts("bridges"), rivers, wrong("bridges")));
        map.nothingElse();
        requireRoadsOnLand(ground, roads);
        return ground;
    }

    private Drawing drawing() {
        try {
            return Drawing.parse(map.text("drawing"));
        } catch (Drawing.Refused e) {
            throw map.wrongLine("drawing", e.line(), source, e.getMessage());
        }
    }

    private List<Terrain> terrain() {
        var terrain = new ArrayList<Terrain>();
        for (int hex = 0; hex < numbers.grid().size(); hex++) {
            int here = hex;
            terrain.add(
                    TerrainChart.standard()
                            .drawnAs(drawing.at(hex))
                            .orElseThrow(() -> unknownLetter(here)));
        }
        return List.copyOf(terrain);
    }

    private BadInput unknownLetter(int hex) {
        int row = numbers.grid().row(hex);
        return map.wrongLine(
                "drawing",
                drawing.line(row),
                source,
                "row %d has \"%c\" at %s; a hex is %s"
                        .formatted(
                                row,
                                drawing.at(hex),
                                numbers.name(hex),
                                TerrainChart.standard().letters()));
    }

    private void requireRoadsOnLand(Ground ground, Hexsides roads) {
        for (int hex = 0; hex < ground.grid().size(); hex++) {
            if (ground.terrain(hex).closed() && roads.touches(hex)) {
                throw map.wrong("roads", "a road runs into the sea at " + numbers.name(hex));
            }
        }
    }

    private BiFunction<Integer, String, BadInput> wrong(String key) {
        return (item, what) -> map.wrong(key, item, what);
    }
}
