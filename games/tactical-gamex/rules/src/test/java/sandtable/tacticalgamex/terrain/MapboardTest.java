package sandtable.tacticalgamex.terrain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;

final class MapboardTest {
    private static final Mapboard MAP =
            Sketch.of(
                    """
                    . w w
                    h k t
                    H h .
                    """);

    private static int hex(String name) {
        return Sketch.hex(MAP, name);
    }

    private static int direction(String from, String to) {
        return MAP.grid().direction(hex(from), hex(to));
    }

    @Test
    @Cites({"TGX-3.2.1.a", "TGX-3.2.1.b"})
    void aHexIsFilledByItsTerrainAndElseClear() {
        assertEquals(TerrainKind.WOODS, MAP.kind(hex("B01")));
        assertEquals(TerrainKind.TOWN, MAP.kind(hex("C02")));
        assertEquals(TerrainKind.CLEAR, MAP.kind(hex("A03")));
        assertEquals(TerrainKind.CLEAR, new MapEdit(2, 2).done().kind(0));
    }

    @Test
    @Cites({"TGX-6.3.7.e", "TGX-6.3.7.f"})
    void coverAddsHalfALevelToItsGround() {
        assertEquals(0, MAP.topInHalves(hex("A01")));
        assertEquals(1, MAP.topInHalves(hex("B01")));
        assertEquals(1, MAP.topInHalves(hex("C02")));
        assertEquals(2, MAP.topInHalves(hex("A02")));
        assertEquals(3, MAP.topInHalves(hex("B02")));
        assertEquals(4, MAP.topInHalves(hex("A03")));
    }

    @Test
    @Cites({"TGX-3.2.2.a", "TGX-3.2.2.b"})
    void aSlopeLiesBetweenHexesOfDifferentLevel() {
        assertTrue(MAP.slope(hex("A02"), direction("A02", "A01")));
        assertTrue(MAP.slope(hex("A01"), direction("A01", "A02")));
        assertFalse(MAP.slope(hex("A02"), direction("A02", "B02")));
        assertEquals(2, MAP.climb(hex("A01"), hex("A03")));
        assertEquals(0, MAP.climb(hex("A03"), hex("A01")));
    }

    @Test
    void aGreenSideLiesBetweenTwoWoodsHexes() {
        assertTrue(MAP.green(hex("B01"), direction("B01", "C01")));
        assertTrue(MAP.green(hex("B01"), direction("B01", "B02")));
        assertFalse(MAP.green(hex("B01"), direction("B01", "A01")));
        assertFalse(MAP.green(hex("C01"), direction("C01", "C02")));
    }

    @Test
    @Cites("TGX-3.2.2.a")
    void ridgesAndCliffsAreSides() {
        MapEdit edit = Sketch.edit(". .\n. .");
        edit.ridge(Sketch.hex(edit, "A01"), Sketch.hex(edit, "A02"));
        edit.cliff(Sketch.hex(edit, "A01"), Sketch.hex(edit, "B01"));
        Mapboard map = edit.done();
        int a1 = Sketch.hex(map, "A01");
        int south = map.grid().direction(a1, Sketch.hex(map, "A02"));
        int east = map.grid().direction(a1, Sketch.hex(map, "B01"));

        assertTrue(map.ridges());
        assertTrue(map.ridge(a1, south));
        assertFalse(map.cliff(a1, south));
        assertTrue(map.cliff(a1, east));
        assertFalse(MAP.ridges());
    }

    @Test
    @Cites("TGX-3.0.b")
    void distancesAreCountedInHexes() {
        assertEquals(2, MAP.grid().distance(hex("A01"), hex("C01")));
        assertEquals(3, MAP.grid().distance(hex("A03"), hex("C01")));
    }
}
