package sandtable.picture;

import sandtable.picture.HexShape.Spot;
import sandtable.scene.Piece;
import sandtable.scene.Symbol;

/**
 * Draws one counter as the page draws it when all fits: a band with the name, the symbol, one
 * figure at the left, markers or another figure at the right; or no band and five figures in the
 * corners.
 */
final class SvgCounter {
    private static final CounterLayout LAYOUT = Drawings.ALL.counter();
    static final double SIZE = LAYOUT.size();
    private static final double HALF = SIZE / 2;

    private final Piece piece;
    private final Palette.Coat coat;
    private final Drawings.Plate plate;
    private final String ink;

    private SvgCounter(Piece piece) {
        this.piece = piece;
        this.coat = Palette.of(piece.side());
        this.plate = Drawings.ALL.plate(piece.side());
        this.ink = "fill=\"" + coat.ink() + "\"";
    }

    /** The counter with its middle at the origin. */
    static String draw(Piece piece) {
        return new SvgCounter(piece).drawn();
    }

    private String drawn() {
        boolean cornered = piece.factors().size() == LAYOUT.corners().spots().size();
        String opacity = seen() ? "" : " opacity=\"" + LAYOUT.lastSeenOpacity() + "\"";
        return "<g font-family=\""
                + Svg.SANS
                + "\""
                + opacity
                + ">\n"
                + plate()
                + (cornered ? cornered() : banded())
                + "</g>\n";
    }

    private boolean seen() {
        return piece.presence() == Piece.Presence.SEEN;
    }

    private String plate() {
        String shadow =
                "transform=\"translate(%s)\" fill=\"%s\""
                        .formatted(
                                Svg.at(new Spot(LAYOUT.shadow().x(), LAYOUT.shadow().y())),
                                Palette.SHADOW);
        return Svg.path(plate.outline(), shadow) + plate(piece);
    }

    /** The first side's plate is square with one edge, the other's has cut corners and two. */
    static String plate(Piece piece) {
        Palette.Coat coat = Palette.of(piece.side());
        Drawings.Plate plate = Drawings.ALL.plate(piece.side());
        String dash =
                piece.presence() == Piece.Presence.SEEN
                        ? ""
                        : " stroke-dasharray=\"" + LAYOUT.lastSeenDash() + "\"";
        String edged =
                "fill=\"%s\" stroke=\"%s\" stroke-width=\"%s\"%s"
                        .formatted(coat.fill(), coat.edge(), Svg.number(LAYOUT.edgeWidth()), dash);
        return Svg.path(plate.outline(), edged)
                + (plate.inner().isEmpty()
                        ? ""
                        : Svg.path(plate.inner(), Svg.stroke(coat.edge(), LAYOUT.innerWidth())));
    }

    private String banded() {
        boolean sized = !piece.symbol().size().isEmpty();
        double y = sized ? LAYOUT.symbol().underEchelon() : LAYOUT.symbol().y();
        String size =
                Svg.text(
                        new Spot(0, LAYOUT.echelon().y()),
                        LAYOUT.echelon().size(),
                        Svg.BOLD_MIDDLE + ink,
                        piece.symbol().size());
        return band()
                + (sized ? size : "")
                + Svg.moved(new Spot(0, y), SvgSymbol.draw(piece.symbol(), coat.ink()))
                + (seen() ? figures() : lastSeen());
    }

    /** The first side's band is plain, the other's has a hatched lower edge. */
    private String band() {
        return Svg.path(plate.band(), "fill=\"" + coat.band() + "\"")
                + (plate.hatch().isEmpty()
                        ? ""
                        : Svg.path(plate.hatch(), Svg.stroke(coat.band(), LAYOUT.hatchWidth())))
                + Svg.text(
                        new Spot(0, LAYOUT.label().y()),
                        LAYOUT.label().fitting(piece.label()),
                        Svg.BOLD_MIDDLE + "fill=\"" + Palette.WHITE + "\"",
                        piece.label());
    }

    private String figures() {
        double x = plate.inset() - HALF;
        var svg = new StringBuilder();
        if (!piece.factors().isEmpty()) {
            svg.append(first(piece.factors().getFirst(), x));
        }
        if (piece.factors().size() > 1) {
            svg.append(
                    Svg.text(
                            new Spot(-x, LAYOUT.second().y()),
                            LAYOUT.second().size(),
                            "text-anchor=\"end\" " + ink,
                            piece.factors().get(1).value()));
        }
        return svg.append(badges(piece.factors().size() > 1)).toString();
    }

    /** Where it has gone down, what it was stands small beside it. */
    private String first(Piece.Factor factor, double x) {
        CounterLayout.First first = LAYOUT.first();
        String full =
                factor.reduced()
                        ? "<tspan font-size=\"%s\" font-weight=\"normal\" dx=\"1\">/%s</tspan>"
                                .formatted(Svg.number(first.full()), Svg.escape(factor.full()))
                        : "";
        return "<text x=\"%s\" y=\"%s\" font-size=\"%s\" font-weight=\"bold\" %s>%s%s</text>\n"
                .formatted(
                        Svg.number(x),
                        Svg.number(first.y()),
                        Svg.number(first.size()),
                        ink,
                        Svg.escape(factor.value()),
                        full);
    }

    private String lastSeen() {
        String when = piece.badges().isEmpty() ? "?" : piece.badges().getFirst().words();
        return Svg.text(
                new Spot(0, LAYOUT.lastSeen().y()),
                LAYOUT.lastSeen().size(),
                "text-anchor=\"middle\" " + ink,
                when);
    }

    private String badges(boolean figured) {
        var svg = new StringBuilder();
        for (int i = 0; i < Math.min(LAYOUT.badges().most(), piece.badges().size()); i++) {
            svg.append(Svg.moved(badgeSpot(i, figured), SvgBadge.draw(piece.badges().get(i))));
        }
        return svg.toString();
    }

    /**
     * The first badge stands where a second figure would be; others, and all where there is one,
     * run down the right edge.
     */
    private static Spot badgeSpot(int index, boolean figured) {
        CounterLayout.BadgesAt badges = LAYOUT.badges();
        return index == 0 && !figured
                ? new Spot(badges.first().x(), badges.first().y())
                : new Spot(
                        badges.column().x(),
                        badges.column().y() + badges.step() * (figured ? index : index - 1));
    }

    private String cornered() {
        CounterLayout.Corners corners = LAYOUT.corners();
        Symbol symbol = piece.symbol();
        String middle =
                symbol.outline().isEmpty()
                        ? SvgSymbol.draw(symbol, coat.ink())
                        : SvgSymbol.silhouette(symbol, piece.side(), coat.ink());
        var svg = new StringBuilder();
        svg.append("<g transform=\"translate(0 ")
                .append(Svg.number(corners.symbol().y()))
                .append(") scale(")
                .append(corners.symbol().scale())
                .append(")\">\n")
                .append(middle)
                .append("</g>\n")
                .append(
                        Svg.text(
                                new Spot(0, corners.name().y()),
                                corners.name().fitting(piece.label()),
                                "text-anchor=\"middle\" " + ink,
                                piece.label()));
        for (int i = 0; i < corners.spots().size(); i++) {
            svg.append(corner(corners, i));
        }
        return svg.append(badges(true)).toString();
    }

    /** A long weapon between two figures is written smaller. */
    private String corner(CounterLayout.Corners corners, int index) {
        CounterLayout.Spot spot = corners.spots().get(index);
        String value = piece.factors().get(index).value();
        double size =
                index == 1
                        ? corners.weapon()
                                .get(Math.min(value.length(), corners.weapon().size() - 1))
                        : spot.size();
        return Svg.text(
                new Spot(spot.x() * (HALF - plate.cornerInset()), spot.y()),
                size,
                "font-weight=\"bold\" text-anchor=\"" + spot.anchor() + "\" " + ink,
                value);
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
