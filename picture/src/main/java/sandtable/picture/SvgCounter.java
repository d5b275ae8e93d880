package sandtable.picture;

import sandtable.picture.HexShape.Spot;
import sandtable.scene.Piece;
import sandtable.scene.Symbol;

/**
 * Draws one counter of 58 by 58: a band with the name, the symbol, one figure at the left, markers
 * or another figure at the right.
 */
final class SvgCounter {
    static final double SIZE = 58;
    private static final double HALF = SIZE / 2;
    private static final int BADGES = 3;

    /** So many factors stand in the corners: three above, two below, and there is no band. */
    private static final int CORNERS = 5;

    private static final String CUT_CORNERS =
            "M-20.5 -29H20.5L29 -20.5V20.5L20.5 29H-20.5L-29 20.5V-20.5z";
    private static final String INNER_EDGE =
            "M-19.5 -26.5H19.5L26.5 -19.5V19.5L19.5 26.5H-19.5L-26.5 19.5V-19.5z";

    private SvgCounter() {}

    /** The counter with its middle at the origin. */
    static String draw(Piece piece) {
        Palette.Coat coat = Palette.of(piece.side());
        boolean there = piece.presence() == Piece.Presence.SEEN;
        boolean corners = piece.factors().size() == CORNERS;
        String inner =
                plate(piece, coat)
                        + (corners ? name(piece, coat) : band(piece, coat))
                        + Svg.moved(new Spot(0, corners ? -2 : -4), symbol(piece, coat))
                        + (there && corners ? corners(piece, coat) + badges(piece) : "")
                        + (corners
                                ? ""
                                : there
                                        ? factor(piece, coat) + badges(piece)
                                        : lastSeen(piece, coat));
        return "<g font-family=\""
                + Svg.SANS
                + "\""
                + (there ? "" : " opacity=\"0.75\"")
                + ">\n"
                + inner
                + "</g>\n";
    }

    /** The first side's plate is square with one edge, the other's has cut corners and two. */
    private static String symbol(Piece piece, Palette.Coat coat) {
        Symbol symbol = piece.symbol();
        return symbol.outline().isEmpty()
                ? SvgSymbol.draw(symbol, coat.ink())
                : SvgSymbol.silhouette(symbol, piece.side(), coat.ink());
    }

    private static String plate(Piece piece, Palette.Coat coat) {
        String dash = piece.presence() == Piece.Presence.SEEN ? "" : " stroke-dasharray=\"4 3\"";
        String paint =
                "fill=\"%s\" stroke=\"%s\" stroke-width=\"1.4\"%s"
                        .formatted(coat.fill(), coat.edge(), dash);
        String shadow = "fill=\"#322610\" fill-opacity=\"0.3\"";
        if (piece.side() == 0) {
            String square = "M-29 -29H29V29H-29z";
            return "<g transform=\"translate(1.5 2)\">"
                    + Svg.path(square, shadow)
                    + "</g>\n"
                    + Svg.path(square, paint);
        }
        return "<g transform=\"translate(1.5 2)\">"
                + Svg.path(CUT_CORNERS, shadow)
                + "</g>\n"
                + Svg.path(CUT_CORNERS, paint)
                + Svg.path(INNER_EDGE, Svg.stroke(coat.edge(), 0.8));
    }

    /** The first side's band is plain, the other's has a hatched lower edge. */
    private static String band(Piece piece, Palette.Coat coat) {
        String fill = "fill=\"" + coat.band() + "\"";
        String name =
                Svg.text(
                        new Spot(0, -HALF + 9.4),
                        fitting(piece.label()),
                        "font-weight=\"bold\" text-anchor=\"middle\" fill=\"#FFFFFF\"",
                        piece.label());
        if (piece.side() == 0) {
            return Svg.path("M-28.3 -28.3H28.3V-16.5H-28.3z", fill) + name;
        }
        var hatch = new StringBuilder();
        for (double x = -26; x < 26; x += 4) {
            hatch.append("M").append(Svg.number(x)).append(" -13.5l3 -3");
        }
        return Svg.path("M-20.2 -28.3H20.2L28.3 -20.2V-16.5H-28.3V-20.2z", fill)
                + Svg.path(hatch.toString(), Svg.stroke(coat.band(), 1.6))
                + name;
    }

    /** A type size at which the label fits into the band. */
    private static double fitting(String label) {
        return Math.min(9.5, 80.0 / Math.max(1, label.length()));
    }

    private static String name(Piece piece, Palette.Coat coat) {
        return Svg.text(
                new Spot(0, 14),
                Math.min(7.5, 74.0 / Math.max(1, piece.label().length())),
                "text-anchor=\"middle\" fill=\"" + coat.ink() + "\"",
                piece.label());
    }

    private static String corners(Piece piece, Palette.Coat coat) {
        double inset = piece.side() == 0 ? HALF - 3.5 : HALF - 5.5;
        Spot[] spots = {
            new Spot(-inset, -HALF + 15),
            new Spot(0, -HALF + 13),
            new Spot(inset, -HALF + 15),
            new Spot(-inset, HALF - 4),
            new Spot(inset, HALF - 4)
        };
        String[] anchors = {"start", "middle", "end", "start", "end"};
        var svg = new StringBuilder();
        for (int i = 0; i < CORNERS; i++) {
            svg.append(
                    Svg.text(
                            spots[i],
                            i == 1 ? 10 : 14.5,
                            "font-weight=\"bold\" text-anchor=\"%s\" fill=\"%s\""
                                    .formatted(anchors[i], coat.ink()),
                            piece.factors().get(i).value()));
        }
        return svg.toString();
    }

    private static String factor(Piece piece, Palette.Coat coat) {
        if (piece.factors().isEmpty()) {
            return "";
        }
        Piece.Factor factor = piece.factors().getFirst();
        String ink = "fill=\"" + coat.ink() + "\"";
        double x = piece.side() == 0 ? -HALF + 4 : -HALF + 6;
        String full =
                factor.reduced()
                        ? Svg.text(
                                new Spot(x + 11 * factor.value().length(), HALF - 5),
                                9,
                                ink,
                                "/" + factor.full())
                        : "";
        return Svg.text(new Spot(x, HALF - 4.5), 17, "font-weight=\"bold\" " + ink, factor.value())
                + full
                + second(piece, -x, ink);
    }

    private static String second(Piece piece, double x, String ink) {
        return piece.factors().size() < 2
                ? ""
                : Svg.text(
                        new Spot(x, HALF - 4.5),
                        13,
                        "text-anchor=\"end\" " + ink,
                        piece.factors().get(1).value());
    }

    private static String badges(Piece piece) {
        var svg = new StringBuilder();
        for (int i = 0; i < Math.min(BADGES, piece.badges().size()); i++) {
            Spot spot = badgeSpot(i, piece.factors().size() > 1);
            svg.append(Svg.moved(spot, SvgBadge.draw(piece.badges().get(i))));
        }
        return svg.toString();
    }

    /**
     * The first badge stands where a second figure would be; others, and all where there is one,
     * run down the right edge.
     */
    private static Spot badgeSpot(int index, boolean figured) {
        return index == 0 && !figured
                ? new Spot(HALF - 13, HALF - 11.5)
                : new Spot(HALF - 1, -HALF + 1 + 18 * (figured ? index : index - 1));
    }

    private static String lastSeen(Piece piece, Palette.Coat coat) {
        String when = piece.badges().isEmpty() ? "?" : piece.badges().getFirst().words();
        return Svg.text(
                new Spot(0, HALF - 6),
                9,
                "text-anchor=\"middle\" fill=\"" + coat.ink() + "\"",
                when);
    }

    /** The arrowhead that shows the facing, pointing at the hexside it faces. */
    static String arrowhead(Piece piece, double degrees, double distance) {
        String colour = Palette.of(piece.side()).band();
        String d =
                "M%s 0L%s -6L%s 0L%s 6z"
                        .formatted(
                                Svg.number(distance + 9),
                                Svg.number(distance - 4),
                                Svg.number(distance),
                                Svg.number(distance - 4));
        String paint = "fill=\"" + colour + "\" stroke=\"" + Palette.CARD + "\" stroke-width=\"1\"";
        return "<g transform=\"rotate(%s)\">%s</g>\n"
                .formatted(Svg.number(degrees), Svg.path(d, paint));
    }
}
