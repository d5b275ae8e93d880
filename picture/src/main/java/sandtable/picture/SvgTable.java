package sandtable.picture;

import sandtable.picture.HexShape.Spot;
import sandtable.scene.Ground;
import sandtable.scene.Marker;
import sandtable.scene.Piece;
import sandtable.scene.Place;
import sandtable.scene.Scene;

/**
 * Draws a measured table with its bases as SVG: rulers by its scale, a dotted grid every ten cm.
 */
final class SvgTable {
    private static final int CM = 10;
    private static final int GRID = 100;

    private final Ground.Measured ground;
    private final Scene scene;
    private final TableShape shape;

    SvgTable(Ground.Measured ground, Scene scene) {
        this.ground = ground;
        this.scene = scene;
        this.shape = new TableShape(ground);
    }

    double width() {
        return shape.width();
    }

    double height() {
        return shape.height();
    }

    /** The table with its north-west corner at the origin. */
    String draw() {
        var features = new SvgFeatures(shape);
        return paper()
                + features.draw(ground.features())
                + grid()
                + features.draw(scene.features())
                + rulers()
                + markers()
                + pieces();
    }

    private String paper() {
        return "<rect width=\"%s\" height=\"%s\" fill=\"%s\"/>\n"
                .formatted(Svg.number(width()), Svg.number(height()), Palette.OPEN);
    }

    private String grid() {
        var d = new StringBuilder();
        for (int x = GRID; x < ground.widthMm(); x += GRID) {
            d.append("M").append(Svg.at(shape.at(x, ground.depthMm()))).append("V");
            d.append(Svg.number(height()));
        }
        for (int y = GRID; y < ground.depthMm(); y += GRID) {
            d.append("M").append(Svg.at(shape.at(0, y))).append("H").append(Svg.number(width()));
        }
        return Svg.path(
                d.toString(), Svg.stroke(Palette.HEX_LINE, 1) + " stroke-dasharray=\"1 9\"");
    }

    /** Marks every five centimetres along the lower and the left edge, figures every ten. */
    private String rulers() {
        var svg = new StringBuilder();
        var marks = new StringBuilder();
        String ink = "fill=\"" + Palette.INK_SECOND + "\"";
        for (int x = 0; x <= ground.widthMm(); x += GRID / 2) {
            Spot at = shape.at(x, 0);
            marks.append("M").append(Svg.at(at)).append(x % GRID == 0 ? "v7" : "v4");
            if (x % GRID == 0) {
                svg.append(Svg.text(at.plus(0, 18), 11, "text-anchor=\"middle\" " + ink, whole(x)));
            }
        }
        for (int y = 0; y <= ground.depthMm(); y += GRID / 2) {
            Spot at = shape.at(0, y);
            marks.append("M").append(Svg.at(at)).append(y % GRID == 0 ? "h-7" : "h-4");
            if (y % GRID == 0) {
                svg.append(Svg.text(at.plus(-9, 4), 11, "text-anchor=\"end\" " + ink, whole(y)));
            }
        }
        return Svg.path(marks.toString(), Svg.stroke(Palette.INK_SECOND, 1)) + svg;
    }

    private String whole(int mm) {
        return String.valueOf(mm / CM * ground.scale().perCm());
    }

    private String markers() {
        var svg = new StringBuilder();
        for (Marker marker : scene.markers()) {
            String colour =
                    marker.side() == Marker.NOBODY
                            ? Palette.INK_SECOND
                            : Palette.of(marker.side()).own();
            svg.append(new SvgShapes(shape, colour).draw(marker.shapes()));
            if (marker.place() instanceof Place.Point point) {
                svg.append(
                        Svg.moved(shape.at(point), SvgMarker.draw(marker.kind(), marker.side())));
            }
        }
        return svg.toString();
    }

    private String pieces() {
        var svg = new StringBuilder();
        for (Piece piece : scene.pieces()) {
            if (piece.places().getFirst() instanceof Place.Point point) {
                Spot at = shape.at(point);
                double scale = shape.length(piece.baseMm()) / SvgCounter.SIZE;
                svg.append(
                        "<g transform=\"translate(%s) scale(%s)\">\n%s</g>\n"
                                .formatted(
                                        Svg.at(at),
                                        Svg.number(scale == 0 ? 1 : scale),
                                        SvgBase.draw(piece)));
                svg.append(name(piece, at));
            }
        }
        return svg.toString();
    }

    private static String name(Piece piece, Spot at) {
        CounterLayout.Line name = Drawings.ALL.base().name();
        return Svg.text(
                at.plus(0, name.y()),
                name.size(),
                Svg.BOLD_MIDDLE
                        + "fill=\"%s\" stroke=\"%s\" stroke-width=\"3\" paint-order=\"stroke\""
                                .formatted(Palette.INK, Palette.OPEN),
                piece.label());
    }
}
