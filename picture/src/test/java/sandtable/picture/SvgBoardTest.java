package sandtable.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;

import sandtable.scene.Badge;
import sandtable.scene.Edge;
import sandtable.scene.Ground;
import sandtable.scene.Piece;
import sandtable.scene.Scene;
import sandtable.scene.Silhouette;
import sandtable.scene.Symbol;
import sandtable.space.Layout;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;

class SvgBoardTest {
    private static final List<Edge> EDGES =
            List.of(new Edge("0101", 1, Edge.Kind.ROAD), new Edge("0101", 2, Edge.Kind.RIVER));
    private static final Piece RIFLES =
            Sketch.piece("rifle-1", 0, Symbol.Branch.INFANTRY, "0101", 4, Sketch.MOVING);
    private static final Piece GUNS =
            Sketch.piece("guns", 1, Symbol.Branch.ARTILLERY, "0201", 5, Sketch.DEFENSIVE);
    private static final Piece HQ =
            Sketch.piece("hq", 0, Symbol.Branch.HEADQUARTERS, "", 2, Sketch.STATIONARY);

    private static String draw(Layout layout, Scene scene) {
        return SvgBoard.draw(Sketch.ground(layout, EDGES, ".W.", "T.."), scene);
    }

    private static String draw(Piece... pieces) {
        return draw(Layout.POINTY_EVEN_ROWS_RIGHT, Sketch.scene(List.of(), pieces));
    }

    private static Set<String> texts(String svg) throws Exception {
        Document document =
                DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
        var texts = new HashSet<String>();
        var nodes = document.getElementsByTagName("text");
        for (int i = 0; i < nodes.getLength(); i++) {
            texts.add(nodes.item(i).getTextContent());
        }
        return texts;
    }

    @ParameterizedTest
    @EnumSource(Layout.class)
    void everyHexHasItsNumberAndEveryPieceItsLabel(Layout layout) throws Exception {
        Set<String> texts = texts(draw(layout, Sketch.scene(List.of(), RIFLES, GUNS, HQ)));

        assertTrue(
                texts.containsAll(List.of("0101", "0201", "0301", "0102", "0202", "0302")),
                texts::toString);
        assertTrue(texts.containsAll(List.of("rifle 1", "guns", "hq")), texts::toString);
        assertTrue(texts.containsAll(List.of("4/5", "5", "M", "D")), texts::toString);
    }

    @ParameterizedTest
    @EnumSource(Layout.class)
    void everyTerrainCanBeToldWithoutColour(Layout layout) {
        var pictures = new HashSet<String>();
        for (Ground.Terrain terrain : Ground.Terrain.values()) {
            var hex = new Ground.Hex("A01", 1, 1, terrain);
            var ground = new Ground.Hexes(1, 1, layout, List.of(hex), List.of(), List.of());
            String svg = SvgBoard.draw(ground, Sketch.scene(List.of()));
            pictures.add(svg.replaceAll("#[0-9A-F]{6}", ""));
        }

        assertEquals(Ground.Terrain.values().length, pictures.size());
    }

    @Test
    void aSecondFigureStandsAtTheRight() throws Exception {
        var figured =
                new Piece(
                        "tank",
                        0,
                        "Tank",
                        "Tank",
                        RIFLES.symbol(),
                        RIFLES.places(),
                        Piece.NO_HEADING,
                        List.of(new Piece.Factor("gun", "3", ""), new Piece.Factor("MP", "5", "")),
                        List.of(Sketch.MOVING),
                        Piece.Presence.SEEN,
                        true,
                        List.of());

        assertTrue(texts(draw(figured)).containsAll(List.of("3", "5", "M")));
    }

    @Test
    void whatIsBesideTheMapStandsInABoxBelow() throws Exception {
        assertTrue(texts(draw(HQ)).contains("German: enters"));
    }

    @Test
    void unitsBeyondTheFourthAreCounted() throws Exception {
        assertTrue(texts(draw(RIFLES, RIFLES, RIFLES, RIFLES, RIFLES, RIFLES)).contains("+2"));
    }

    @Test
    void theSameMapIsDrawnTheSame() {
        assertEquals(draw(RIFLES), draw(RIFLES));
    }

    @Test
    void sidesDifferInShape() {
        String first = SvgCounter.draw(RIFLES);
        String second =
                SvgCounter.draw(
                        Sketch.piece(
                                "rifle-1", 1, Symbol.Branch.INFANTRY, "0101", 4, Sketch.MOVING));

        assertNotEquals(first.replaceAll("#\\w{6}", ""), second.replaceAll("#\\w{6}", ""));
    }

    @ParameterizedTest
    @EnumSource(Symbol.Branch.class)
    void everyBranchHasASignOfItsOwn(Symbol.Branch branch) {
        String drawn = SvgSymbol.draw(Symbol.of(0, branch, motion(branch), ""), "#000000");
        long alike =
                List.of(Symbol.Branch.values()).stream()
                        .filter(
                                each ->
                                        SvgSymbol.draw(
                                                        Symbol.of(0, each, motion(each), ""),
                                                        "#000000")
                                                .equals(drawn))
                        .filter(each -> each != branch)
                        .count();

        assertEquals(0, alike);
    }

    /** Cavalry and reconnaissance share the slash; what carries them tells them apart. */
    private static Symbol.Motion motion(Symbol.Branch branch) {
        return branch == Symbol.Branch.CAVALRY ? Symbol.Motion.HORSE : Symbol.Motion.TRACKS;
    }

    @ParameterizedTest
    @EnumSource(Badge.Shape.class)
    void everyMarkerHasAnOutlineOfItsOwn(Badge.Shape shape) {
        String drawn = SvgBadge.draw(new Badge(shape, "X", ""));
        long alike =
                List.of(Badge.Shape.values()).stream()
                        .filter(each -> SvgBadge.draw(new Badge(each, "X", "")).equals(drawn))
                        .count();

        assertEquals(1, alike);
    }

    @Test
    void textThatLooksLikeMarkupIsOnlyText() throws Exception {
        Piece odd = Sketch.piece("a<b&c", 0, Symbol.Branch.INFANTRY, "0101", 4, Sketch.MOVING);

        assertTrue(texts(draw(odd)).contains("a<b&c"));
    }

    @Test
    void thePictureHasTheSizeAskedForAndManyColours() throws IOException {
        String svg = draw(RIFLES, GUNS);
        var small = ImageIO.read(new ByteArrayInputStream(Png.of(svg, 1)));
        var large = ImageIO.read(new ByteArrayInputStream(Png.of(svg, 2)));
        var colours = new HashSet<Integer>();
        for (int x = 0; x < small.getWidth(); x++) {
            for (int y = 0; y < small.getHeight(); y++) {
                colours.add(small.getRGB(x, y));
            }
        }

        assertEquals(2 * small.getWidth(), large.getWidth(), 1);
        assertEquals(2 * small.getHeight(), large.getHeight(), 1);
        assertTrue(colours.size() > 100, "only " + colours.size());
        assertTrue(colours.contains(0xff000000 | Integer.decode(Palette.WOODS)));
    }

    @Test
    void aMapOfAThousandHexesBecomesAPictureToo() throws IOException {
        String[] rows = new String[25];
        Arrays.fill(rows, "WT".repeat(20));
        Ground.Hexes large = Sketch.ground(Layout.POINTY_EVEN_ROWS_RIGHT, List.of(), rows);

        byte[] picture = Png.of(SvgBoard.draw(large, Sketch.scene(List.of())), 0.2);

        assertTrue(ImageIO.read(new ByteArrayInputStream(picture)).getWidth() > 500);
    }

    @Test
    void aVehicleMayBeDrawnAsItLooksFacingTheEnemy() {
        Symbol tank =
                Symbol.of(0, Symbol.Branch.ARMOUR, Symbol.Motion.TRACKS, "")
                        .drawnAs(Silhouette.TANK);

        String right = SvgSymbol.silhouette(tank, 0, "#000000");
        String left = SvgSymbol.silhouette(tank, 1, "#000000");

        assertTrue(right.contains(Silhouette.TANK.path()));
        assertFalse(right.contains("scale(-1 1)"));
        assertTrue(left.contains("scale(-1 1)"));
    }
}
