package sandtable.tacticalgamex.terrain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;

import java.util.List;

final class JoiningTest {
    /** Half-hexes where the two meet: columns C and A are one. */
    private static final Panel LEFT =
            PanelReader.read("l.map", "panel L Left\n01 . . w\n02 . . .\nhalves east\n");

    private static final Panel RIGHT =
            PanelReader.read("r.map", "panel R Right\n01 . . .\n02 h . .\nhalves west east\n");

    private static Panel panel(String id) {
        return Panels.find(id).orElseThrow();
    }

    private static String refusal(List<List<Panel>> rows) {
        return assertThrows(Joining.Refused.class, () -> Joining.of(rows)).getMessage();
    }

    @Test
    @Cites({"TGX-3.0.a", "TGX-3.1.a", "TGX-3.1.b", "TGX-2.3.a"})
    void panelsLieEndToEndAndKeepTheirAddresses() {
        Mapboard map = Joining.of(List.of(List.of(panel("P3")), List.of(panel("P1"))));
        int north = Sketch.hex(map, "P3-I06");
        int south = Sketch.hex(map, "P1-Q05");

        assertEquals(32, map.grid().rows());
        assertEquals(2, map.level(north));
        assertEquals(2, map.level(south));
        assertEquals("P3-I06", map.name(north));
        assertEquals("P1-Q05", map.name(south));
        assertEquals(21, map.grid().row(south));
        assertTrue(map.grid().row(north) < map.grid().row(south));
        assertTrue(map.grid().adjacent(Sketch.hex(map, "P3-D16"), Sketch.hex(map, "P1-D01")));
    }

    @Test
    @Cites("TGX-3.0.a")
    void panelsLieSideBySideAndRoadsGoOn() {
        Mapboard map = Joining.of(List.of(List.of(panel("P1"), panel("P2"))));
        int east = Sketch.hex(map, "P1-X08");
        int west = Sketch.hex(map, "P2-A08");

        assertEquals(48, map.grid().columns());
        assertTrue(map.road(east, map.grid().direction(east, west)));
        assertFalse(map.roadLeaves(east));
        assertTrue(map.roadLeaves(Sketch.hex(map, "P2-X08")));
        assertEquals(TerrainKind.BRIDGE, map.kind(Sketch.hex(map, "P2-N07")));
    }

    @Test
    void fourPanelsMakeASquare() {
        Mapboard map =
                Joining.of(
                        List.of(
                                List.of(panel("P1"), panel("P2")),
                                List.of(panel("P3"), panel("P5"))));
        int k16 = Sketch.hex(map, "P2-K16");

        assertEquals(48 * 32, map.grid().size());
        assertEquals(35, map.grid().column(Sketch.hex(map, "P5-K01")));
        assertTrue(map.road(k16, map.grid().direction(k16, Sketch.hex(map, "P5-K01"))));
        assertEquals(-1, map.numbering().read("P4-A01"));
    }

    @Test
    @Cites("TGX-3.2.4.b")
    void facingHalfHexesAreOneSeamHexWithTwoAddresses() {
        Mapboard map = Joining.of(List.of(List.of(LEFT, RIGHT)));

        assertEquals(5, map.grid().columns());
        assertEquals(Sketch.hex(map, "L-C01"), Sketch.hex(map, "R-A01"));
        assertEquals("L-C01", map.name(Sketch.hex(map, "R-A01")));
        assertFalse(map.half(Sketch.hex(map, "L-C01")));
    }

    @Test
    @Cites({"TGX-3.2.4.a", "TGX-3.2.1.b"})
    void halfHexesHaveTheirTerrainAndAreInPlay() {
        Mapboard alone = LEFT.map();
        Mapboard map = Joining.of(List.of(List.of(LEFT, RIGHT)));

        assertTrue(alone.half(Sketch.hex(alone, "C01")));
        assertFalse(alone.half(Sketch.hex(alone, "B01")));
        assertEquals(TerrainKind.WOODS, alone.kind(Sketch.hex(alone, "C01")));
        assertTrue(map.half(Sketch.hex(map, "R-C02")));
        assertEquals(TerrainKind.WOODS, map.kind(Sketch.hex(map, "R-A01")));
        assertEquals(1, map.level(Sketch.hex(map, "L-C02")));
    }

    @Test
    void whatDoesNotFitIsRefused() {
        Panel odd = PanelReader.read("o.map", "panel O Odd\n01 . . .\n02 . . .\n");

        assertEquals(
                "P1 is there twice; a hex would have two places",
                refusal(List.of(List.of(panel("P1"), panel("P1")))));
        assertEquals(
                "nothing fits east of O: its columns do not go on",
                refusal(List.of(List.of(odd, LEFT))));
        assertEquals(
                "row 2 of the panels is 24 hexes wide, and the first is 48",
                refusal(List.of(List.of(panel("P1"), panel("P2")), List.of(panel("P3")))));
        assertEquals("there is no panel", refusal(List.of()));
    }
}
