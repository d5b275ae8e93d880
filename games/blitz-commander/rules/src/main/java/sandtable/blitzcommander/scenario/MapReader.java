package sandtable.blitzcommander.scenario;

import sandtable.blitzcommander.charts.Terrain;
import sandtable.blitzcommander.charts.TerrainChart;
import sandtable.blitzcommander.state.Ground;
import sandtable.kernel.text.Fields;
import sandtable.scenario.Drawing;
import sandtable.scenario.MapFields;
import sandtable.space.HexGrid;
import sandtable.space.HexNumbers;
import sandtable.space.Hexsides;
import sandtable.space.Layout;
import sandtable.space.Numbering;

import java.util.ArrayList;
import java.util.List;

/** Reads the {@code [map]} of a scenario. */
public final class MapReader {
    private final MapFields map;
    private final Drawing drawing;
    private final HexNumbers numbers;

    /**
     * @param source the whole file, to find the line of a row of the drawing
     */
    MapReader(Fields map, String source) {
        this.map = new MapFields(map, source);
        this.drawing = this.map.drawing();
        HexGrid grid = drawing.grid(Layout.FLAT_EVEN_COLUMNS_DOWN);
        this.numbers = new HexNumbers(grid, Numbering.letterRow(grid));
    }

    HexNumbers numbers() {
        return numbers;
    }

    Ground read() {
        Hexsides rivers = map.rivers(numbers, "rivers");
        Hexsides roads = map.roads(numbers, "roads");
        var ground =
                new Ground(
                        numbers.grid(),
                        terrain(),
                        roads,
                        rivers,
                        map.crossings(numbers, rivers, "bridges"));
        map.map().nothingElse();
        requireRoadsOnLand(ground, roads);
        return ground;
    }

    private List<Terrain> terrain() {
        var terrain = new ArrayList<Terrain>();
        for (int hex = 0; hex < numbers.grid().size(); hex++) {
            int here = hex;
            terrain.add(
                    TerrainChart.standard()
                            .drawnAs(drawing.at(hex))
                            .orElseThrow(
                                    () ->
                                            map.unknownLetter(
                                                    drawing,
                                                    numbers,
                                                    here,
                                                    TerrainChart.standard().letters())));
        }
        return List.copyOf(terrain);
    }

    private void requireRoadsOnLand(Ground ground, Hexsides roads) {
        for (int hex = 0; hex < ground.grid().size(); hex++) {
            if (ground.terrain(hex).closed() && roads.touches(hex)) {
                throw map.map().wrong("roads", "a road runs into the sea at " + numbers.name(hex));
            }
        }
    }
}
