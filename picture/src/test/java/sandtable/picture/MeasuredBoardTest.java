package sandtable.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import sandtable.picture.HexShape.Spot;
import sandtable.scene.Badge;
import sandtable.scene.Feature;
import sandtable.scene.Ground;
import sandtable.scene.Piece;
import sandtable.scene.Place;
import sandtable.scene.Shape;

import java.io.ByteArrayInputStream;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import javax.imageio.ImageIO;

class MeasuredBoardTest {
    private static final Piece RIFLES = MeasuredSketch.base("rifle-1", 0, 120, 50, 0);
    private static final Piece GUN =
            MeasuredSketch.base(
                    "gun", 1, 480, 350, 180, new Badge(Badge.Shape.WARNING, "", "suppressed"));

    private static String svg(Piece... pieces) {
        return SvgBoard.draw(
                MeasuredSketch.GROUND, MeasuredSketch.scene(List.of(MeasuredSketch.SMOKE), pieces));
    }

    private static List<String> rows(Piece... pieces) {
        return TextBoard.draw(MeasuredSketch.GROUND, MeasuredSketch.scene(List.of(), pieces))
                .lines()
                .toList();
    }

    @Test
    void northIsUp() {
        var shape = new TableShape(MeasuredSketch.GROUND);

        assertEquals(new Spot(0, shape.height()), shape.at(new Place.Point(0, 0)));
        assertEquals(new Spot(0, 0), shape.at(new Place.Point(0, 400)));
    }

    @Test
    void aBaseIsAsWideAsItsMillimetresAndTurnedByItsHeading() {
        String drawn = svg(MeasuredSketch.base("tank", 0, 120, 50, 35));

        assertTrue(drawn.contains("rotate(35)"));
        assertEquals(58, new TableShape(MeasuredSketch.GROUND).length(30), 1e-9);
    }

    @Test
    void namesRulersAndWordsOfShapesCanBeRead() {
        String drawn = svg(RIFLES, GUN);

        assertTrue(
                Stream.of(">rifle 1<", ">gun<", ">60<", ">40<", ">hold 12 cm<", ">level 1<")
                        .allMatch(drawn::contains));
    }

    @ParameterizedTest
    @EnumSource(Shape.Look.class)
    void everyShapeIsDrawnInEveryLook(Shape.Look look) {
        var centre = new Place.Point(200, 200);
        List<Shape> shapes =
                List.of(
                        new Shape.Disc(centre, 100, look, ""),
                        new Shape.Ring(centre, 100, look, ""),
                        new Shape.Sector(centre, 90, 180, 50, 100, look, ""),
                        new Shape.Outline(MeasuredSketch.points(0, 0, 9, 0, 9, 9), look, ""),
                        new Shape.Line(MeasuredSketch.points(0, 0, 90, 90), look, ""));
        var drawing = new SvgShapes(new TableShape(MeasuredSketch.GROUND), Palette.INK);

        assertEquals(
                shapes.size(),
                shapes.stream()
                        .map(each -> drawing.draw(List.of(each)))
                        .collect(Collectors.toSet())
                        .size());
    }

    @Test
    void everyFeatureCanBeToldWithoutColour() {
        var pictures = new HashSet<String>();
        var outline = MeasuredSketch.points(10, 10, 90, 10, 90, 60, 10, 60);
        var shape = new TableShape(MeasuredSketch.GROUND);
        for (Feature.Kind kind : Feature.Kind.values()) {
            pictures.add(plain(shape, new Feature.Area("", kind, outline)));
        }
        for (Feature.Course course : Feature.Course.values()) {
            pictures.add(plain(shape, new Feature.Line("", course, 0, outline)));
        }

        assertEquals(
                Feature.Kind.values().length + Feature.Course.values().length, pictures.size());
    }

    private static String plain(TableShape shape, Feature feature) {
        return new SvgFeatures(shape).draw(feature).replaceAll("#[0-9A-F]{6}", "");
    }

    @Test
    void whatIsBrokenIsDrawnOtherwise() {
        var points = MeasuredSketch.points(10, 10, 90, 10);
        var shape = new TableShape(MeasuredSketch.GROUND);
        var whole = new Feature.Line("", Feature.Course.BRIDGE, 20, points);
        var blown =
                new Feature.Line("", Feature.Course.BRIDGE, Feature.Condition.BROKEN, 20, points);

        assertFalse(plain(shape, whole).equals(plain(shape, blown)));
    }

    @Test
    void thePictureIsAPicture() throws Exception {
        byte[] picture = Png.of(svg(RIFLES, GUN), 1);

        var image = ImageIO.read(new ByteArrayInputStream(picture));
        assertTrue(image.getWidth() > 1000);
    }

    @Test
    void inLettersTheSouthIsBelow() {
        List<String> rows = rows(RIFLES, GUN);

        int north = row(rows, "(gun)");
        int south = row(rows, "[rif1]");
        assertTrue(north < south, () -> String.join("\n", rows));
    }

    private static int row(List<String> rows, String text) {
        return rows.indexOf(
                rows.stream().filter(each -> each.contains(text)).findFirst().orElseThrow());
    }

    @Test
    void inLettersGroundHasItsSignsAndALegend() {
        String text = String.join("\n", rows());

        assertTrue(text.contains("^^^"));
        assertTrue(text.contains("%%%"));
        assertTrue(text.contains("^ woods"));
        assertTrue(text.contains("1 hill of level 1"));
        assertTrue(text.contains("1.0 cm a letter"));
    }

    @Test
    void aLargeTableIsNoWiderThanAScreen() {
        var large = new Ground.Measured(2400, 1600, MeasuredSketch.GROUND.features());

        String text = TextBoard.draw(large, MeasuredSketch.scene(List.of(), RIFLES));

        assertTrue(Arrays.stream(text.split("\n")).allMatch(each -> each.length() <= 132));
    }

    @Test
    void theListOfUnitsSaysWhereTheyStandAndWhereTheyAreHeaded() {
        String list = UnitList.of(MeasuredSketch.scene(List.of(), GUN), MeasuredSketch.GROUND);

        assertTrue(list.contains("48.0,35.0"), list);
        assertTrue(list.contains("@180"), list);
    }
}
