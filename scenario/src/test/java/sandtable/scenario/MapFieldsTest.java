package sandtable.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.scenario.Small.complaint;

import org.junit.jupiter.api.Test;

import sandtable.space.HexGrid;
import sandtable.space.HexNumbers;
import sandtable.space.Hexsides;
import sandtable.space.Layout;
import sandtable.space.Numbering;

final class MapFieldsTest {
    private static final String TEXT =
            """
            [map]
            drawing = \"""
            . . T
             . W .
            \"""
            roads = ["0101..0301"]
            rivers = ["0101..0301 | 0102..0302"]
            bridges = ["0101-0102"]
            """;

    private static MapFields map(String text) {
        return new MapFields(Small.fields(text).table("map"), text);
    }

    private static HexNumbers numbers(MapFields map) {
        HexGrid grid = map.drawing().grid(Layout.POINTY_EVEN_ROWS_RIGHT);
        return new HexNumbers(grid, Numbering.columnRow(grid));
    }

    @Test
    void aMapIsDrawnAndItsSidesAreNamed() {
        MapFields map = map(TEXT);
        HexNumbers numbers = numbers(map);
        Hexsides rivers = map.rivers(numbers, "rivers");

        assertEquals('T', map.drawing().at(2));
        assertTrue(map.roads(numbers, "roads").touches(1));
        assertTrue(map.crossings(numbers, rivers, "bridges").touches(0));
    }

    @Test
    void whatIsWrongInTheDrawingIsToldWithTheLineOfItsRow() {
        Drawing drawing = map(TEXT).drawing();

        assertEquals(
                "small.toml:4: map.drawing: row 2 has \"W\" at 0202; a hex is . or T",
                map(TEXT).unknownLetter(drawing, numbers(map(TEXT)), 4, ". or T").getMessage());
        assertEquals(
                "small.toml:4: map.drawing: row 2 has 2 hexes, and row 1 has 3",
                complaint(() -> map(TEXT.replace(". W .", ". W")).drawing()));
    }

    @Test
    void whatIsWrongInAListIsToldWithItsItem() {
        MapFields map = map(TEXT.replace("\"0101-0102\"", "\"0101-0102\", \"0101-0201\""));
        HexNumbers numbers = numbers(map);

        assertEquals(
                "small.toml:8: map.bridges[2]: no river runs along 0101-0201",
                complaint(() -> map.crossings(numbers, map.rivers(numbers, "rivers"), "bridges")));
    }
}
