package sandtable.tacticalgamex.terrain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import sandtable.kernel.Cites;
import sandtable.kernel.text.BadInput;

import java.util.List;

final class PanelsTest {
    private static final String TWO_ROWS = "panel T Test\n01 . w\n02 . .\n";

    private static Panel panel(String id) {
        return Panels.find(id).orElseThrow();
    }

    private static String refusal(String text) {
        return assertThrows(BadInput.class, () -> PanelReader.read("t.map", text)).getMessage();
    }

    @ParameterizedTest
    @CsvSource({
        "P1, Crossroads, 5, 0",
        "P2, River, 8, 18",
        "P3, Ridge, 3, 15",
        "P4, Coast, 6, 0",
        "P5, Forest, 6, 0"
    })
    @Cites("TGX-3.1.a")
    void panelsAreReadAsDrawn(String id, String title, int towns, int streams) {
        Panel panel = panel(id);
        int water =
                panel.map().all(TerrainKind.STREAM).size()
                        + panel.map().all(TerrainKind.BRIDGE).size();

        assertEquals(title, panel.title());
        assertEquals(24, panel.columns());
        assertEquals(16, panel.rows());
        assertEquals(towns, panel.map().all(TerrainKind.TOWN).size());
        assertEquals(streams, water);
    }

    @Test
    @Cites("TGX-3.1.a")
    void columnsAreLettersAndEverySecondLiesLower() {
        Mapboard map = panel("P1").map();
        int b8 = Sketch.hex(map, "B08");

        assertEquals("B08", map.name(b8));
        assertTrue(map.grid().adjacent(b8, Sketch.hex(map, "A09")));
        assertFalse(map.grid().adjacent(b8, Sketch.hex(map, "A07")));
    }

    @Test
    @Cites("TGX-3.2.3.a")
    void roadsRunFromHexToHexAndOffTheMap() {
        Mapboard map = panel("P1").map();
        int k1 = Sketch.hex(map, "K01");
        int k2 = Sketch.hex(map, "K02");

        assertTrue(map.road(k1, map.grid().direction(k1, k2)));
        assertTrue(map.roadLeaves(k1));
        assertFalse(map.roadLeaves(k2));
        assertFalse(map.road(Sketch.hex(map, "J02")));
        for (String id : List.of("P1", "P2", "P3", "P5")) {
            for (String end : List.of("A08", "X08", "K01", "K16")) {
                assertTrue(panel(id).map().roadLeaves(Sketch.hex(panel(id).map(), end)), id + end);
            }
        }
    }

    @Test
    void aSidePathOrLetterThatIsWrongIsRefusedWithItsLine() {
        assertEquals(
                "t.map:4: road: A01 and C02 are not next to each other",
                refusal("panel T Test\n01 . . .\n02 . . .\nroad A01 C02\n"));
        assertEquals(
                "t.map:4: ridge: \"A01\" is no hexside; write its two hexes, such as E04-E05",
                refusal(TWO_ROWS + "ridge A01\n"));
        assertTrue(refusal("panel T Test\n01 . x\n").startsWith("t.map:2: \"x\" is no terrain: ."));
        assertEquals(
                "t.map:3: row 2 has 1 hexes, and row 1 has 2",
                refusal("panel T Test\n01 . .\n02 .\n"));
        assertEquals(
                "t.map:4: roads: no such line in a panel; did you mean road?",
                refusal(TWO_ROWS + "roads A01 A02\n"));
        assertEquals(
                "t.map:4: halves: there is no edge \"nord\"; did you mean north?",
                refusal(TWO_ROWS + "halves nord\n"));
        assertEquals("t.map: panel: is missing: the line with id and title", refusal("01 . .\n"));
    }
}
