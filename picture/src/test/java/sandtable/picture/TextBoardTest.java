package sandtable.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.scene.Edge;
import sandtable.scene.Ground;
import sandtable.scene.Piece;
import sandtable.scene.Scene;
import sandtable.scene.Symbol;
import sandtable.space.Layout;

import java.util.List;

class TextBoardTest {
    private static String map(Layout layout, List<Edge> edges, Scene scene, String... rows) {
        String text = TextBoard.draw(Sketch.ground(layout, edges, rows), scene);
        int legend = text.lastIndexOf('\n', text.indexOf("\n[unit") - 1) + 1;
        return text.substring(0, legend);
    }

    @Test
    void rowsOfPointyHexesAreOffset() {
        var river = new Edge("0101", 2, Edge.Kind.RIVER);
        var road = new Edge("0101", 1, Edge.Kind.ROAD);
        var rifles = Sketch.piece("rifle-1", 0, Symbol.Branch.INFANTRY, "0101", 5, Sketch.MOVING);
        var guns = Sketch.piece("guns", 1, Symbol.Branch.ARTILLERY, "0102", 2, Sketch.DEFENSIVE);

        String map =
                map(
                        Layout.POINTY_EVEN_ROWS_RIGHT,
                        List.of(river, road),
                        Sketch.scene(List.of(), rifles, guns),
                        ".W",
                        "T.");

        assertEquals(
                """

                   0101    ^^0201*^^
                 [rif1 5M]=^^^^^^^^^
                           ^^^^^^^^^
                     ~~~~~~
                      ##0102###   0202
                      (guns 2D)
                      #########

                """,
                map);
    }

    @Test
    void columnsOfFlatHexesAreOffset() {
        var tanks = Sketch.piece("tanks", 0, Symbol.Branch.ARMOUR, "0201", 4, Sketch.STATIONARY);

        String map =
                map(
                        Layout.FLAT_EVEN_COLUMNS_DOWN,
                        List.of(new Edge("0101", 3, Edge.Kind.ROAD)),
                        Sketch.scene(List.of(new Edge("0101", 2, Edge.Kind.BRIDGE)), tanks),
                        "..",
                        "..");

        assertEquals(
                """

                   0101

                          H  0201*
                     ==    [tank 4S]
                   0102

                             0202



                """,
                map);
    }

    @Test
    void aThirdUnitInAHexIsCounted() {
        Piece one = Sketch.piece("rifle-1", 0, Symbol.Branch.INFANTRY, "0101", 5, Sketch.MOVING);
        Piece two = Sketch.piece("rifle-2", 0, Symbol.Branch.INFANTRY, "0101", 5, Sketch.MOVING);
        Piece three = Sketch.piece("rifle-3", 0, Symbol.Branch.INFANTRY, "0101", 5, Sketch.MOVING);

        String map =
                map(
                        Layout.POINTY_EVEN_ROWS_RIGHT,
                        List.of(),
                        Sketch.scene(List.of(), one, two, three),
                        "..");

        assertTrue(map.contains("[rif1 5M]"), map);
        assertTrue(map.contains("+2 more"), map);
    }

    @Test
    void theLegendNamesWhatIsOnTheMapAndNothingElse() {
        var ground =
                new Ground.Hexes(
                        2,
                        1,
                        Layout.FLAT_EVEN_COLUMNS_DOWN,
                        List.of(
                                new Ground.Hex("A01", 1, 1, Ground.Terrain.BOCAGE),
                                new Ground.Hex("B01", 2, 1, Ground.Terrain.SEA)),
                        List.of(new Edge("A01", 2, Edge.Kind.ROAD)),
                        List.of(
                                new Ground.Legend(Ground.Terrain.BOCAGE, "hedges"),
                                new Ground.Legend(Ground.Terrain.SEA, "sea"),
                                new Ground.Legend(Ground.Terrain.TOWN, "town")));

        String map = TextBoard.draw(ground, Sketch.scene(List.of()));

        assertTrue(map.contains("\n% hedges  ~ sea  = road  * objective\n"), map);
    }

    @Test
    void aFigureOfSeveralLettersLeavesRoomForTheTag() {
        Piece tanks = Sketch.piece("tank-1", 0, Symbol.Branch.ARMOUR, "0101", 123, Sketch.MOVING);

        String map =
                map(Layout.POINTY_EVEN_ROWS_RIGHT, List.of(), Sketch.scene(List.of(), tanks), "..");

        assertTrue(map.contains("[t1 123M]"), map);
    }

    @Test
    void unitsLastSeenHaveNoStrength() {
        Piece seen = Sketch.piece("rifle-1", 1, Symbol.Branch.INFANTRY, "0101", 5, Sketch.MOVING);

        String map =
                map(
                        Layout.POINTY_EVEN_ROWS_RIGHT,
                        List.of(),
                        Sketch.scene(List.of(), Sketch.lastSeen(seen)),
                        "..");

        assertTrue(map.contains("(rif1 ?)"), map);
    }
}
