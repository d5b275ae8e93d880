package sandtable.picture;

import sandtable.picture.HexShape.Spot;
import sandtable.scene.Ground;
import sandtable.scene.Scene;

/**
 * Draws a map of hexes with its counters, or a measured table with its bases, as SVG fit to print:
 * the sheet with title, neat lines and what lies beside the map.
 */
public final class SvgBoard {
    private static final double PAD = 26;
    private static final double PAD_WITH_RULERS = 46;
    private static final double HEADER = 34;
    private static final double FOOTER = 30;

    private final Scene scene;
    private final String map;
    private final double pad;
    private final double width;
    private final double mapHeight;

    /**
     * @param map with its upper left corner at the origin
     */
    private SvgBoard(Scene scene, String map, double pad, double width, double height) {
        this.scene = scene;
        this.map = map;
        this.pad = pad;
        this.width = width + 2 * pad;
        this.mapHeight = height + 2 * pad;
    }

    public static String draw(Ground ground, Scene scene) {
        return switch (ground) {
            case Ground.Hexes hexes -> {
                var map = new SvgHexes(hexes, scene);
                yield new SvgBoard(scene, map.draw(), PAD, map.width(), map.height()).draw();
            }
            case Ground.Measured measured -> {
                var map = new SvgTable(measured, scene);
                yield new SvgBoard(scene, map.draw(), PAD_WITH_RULERS, map.width(), map.height())
                        .draw();
            }
        };
    }

    private String draw() {
        var boxes = new SvgBoxes(scene, width - 2 * pad);
        double height = HEADER + mapHeight + boxes.height() + FOOTER;
        return """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %s %s" width="%s" height="%s" font-family="%s">
        <title>%s</title>
        <rect width="%s" height="%s" fill="%s"/>
        %s%s%s%s</svg>
        """
                .formatted(
                        Svg.number(width),
                        Svg.number(height),
                        Svg.number(width),
                        Svg.number(height),
                        Svg.SANS,
                        Svg.escape(scene.title()),
                        Svg.number(width),
                        Svg.number(height),
                        Palette.MARGIN,
                        header(),
                        placed(),
                        Svg.moved(new Spot(pad, HEADER + mapHeight), boxes.draw()),
                        legend(height - FOOTER));
    }

    private String header() {
        String turn = scene.tracks().isEmpty() ? "" : scene.tracks().getFirst().words();
        return Svg.text(
                        new Spot(pad, 26),
                        19,
                        "font-family=\""
                                + Svg.SERIF
                                + "\" font-weight=\"bold\" fill=\""
                                + Palette.INK
                                + "\"",
                        scene.title())
                + Svg.text(
                        new Spot(width - pad, 26),
                        13,
                        "text-anchor=\"end\" fill=\"" + Palette.INK_SECOND + "\"",
                        turn);
    }

    private String placed() {
        return Svg.moved(new Spot(0, HEADER), frame() + Svg.moved(new Spot(pad, pad), map));
    }

    private String frame() {
        return "<rect x=\"7\" y=\"7\" width=\"%s\" height=\"%s\" %s/>\n"
                        .formatted(
                                Svg.number(width - 14),
                                Svg.number(mapHeight - 14),
                                Svg.stroke(Palette.INK_SECOND, 1.4))
                + "<rect x=\"10.5\" y=\"10.5\" width=\"%s\" height=\"%s\" %s/>\n"
                        .formatted(
                                Svg.number(width - 21),
                                Svg.number(mapHeight - 21),
                                Svg.stroke(Palette.INK_SECOND, 0.5));
    }

    private String legend(double y) {
        var words = new StringBuilder();
        for (int side = 0; side < scene.parties().size(); side++) {
            words.append(scene.parties().get(side).name())
                    .append(side == 0 ? ": square, " : ": cut corners.");
        }
        return Svg.text(
                new Spot(pad, y + 18),
                11,
                "fill=\"" + Palette.INK_SECOND + "\"",
                words + "  North is up.");
    }
}
