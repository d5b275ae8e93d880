package sandtable.picture;

import sandtable.picture.HexShape.Spot;
import sandtable.scene.Badge;
import sandtable.scene.Piece;
import sandtable.scene.Symbol;

/**
 * Draws a base of a measured table as the page draws it when all fits: a plate turned by its
 * heading, the front edge marked and a wedge before it; the symbol upright, badges around it.
 */
final class SvgBase {
    private static final BaseLayout LAYOUT = Drawings.ALL.base();
    private static final CounterLayout COUNTER = Drawings.ALL.counter();

    private final Piece piece;
    private final Palette.Coat coat;
    private final Drawings.Plate plate;

    private SvgBase(Piece piece) {
        this.piece = piece;
        this.coat = Palette.of(piece.side());
        this.plate = Drawings.ALL.plate(piece.side());
    }

    /** The base with its middle at the origin, as large as a counter. */
    static String draw(Piece piece) {
        return new SvgBase(piece).drawn();
    }

    private String drawn() {
        boolean seen = piece.presence() == Piece.Presence.SEEN;
        String opacity = seen ? "" : " opacity=\"" + COUNTER.lastSeenOpacity() + "\"";
        return "<g%s>\n%s%s%s</g>\n"
                .formatted(
                        opacity,
                        turned(SvgCounter.plate(piece) + front() + wedge()),
                        symbol(),
                        badges());
    }

    private boolean headed() {
        return piece.heading() != Piece.NO_HEADING;
    }

    private String turned(String inner) {
        return headed()
                ? "<g transform=\"rotate(%d)\">\n%s</g>\n".formatted(piece.heading(), inner)
                : inner;
    }

    private String front() {
        return Svg.path(plate.front(), "fill=\"" + coat.band() + "\"")
                + (plate.frontHatch().isEmpty()
                        ? ""
                        : Svg.path(
                                plate.frontHatch(), Svg.stroke(coat.band(), COUNTER.hatchWidth())));
    }

    private String wedge() {
        return headed()
                ? Svg.path(
                        LAYOUT.wedge().d(),
                        "fill=\"%s\" stroke=\"%s\" stroke-width=\"%s\""
                                .formatted(
                                        coat.own(),
                                        Palette.CARD,
                                        Svg.number(LAYOUT.wedge().width())))
                : "";
    }

    private String symbol() {
        Symbol symbol = piece.symbol();
        boolean signed = symbol.outline().isEmpty();
        CounterLayout.Scaled at = signed ? LAYOUT.symbol() : LAYOUT.silhouette();
        return "<g transform=\"translate(0 %s) scale(%s)\">\n%s</g>\n"
                .formatted(
                        Svg.number(at.y()),
                        at.scale(),
                        signed
                                ? SvgSymbol.draw(symbol, coat.ink())
                                : SvgSymbol.silhouette(symbol, piece.side(), coat.ink()));
    }

    private String badges() {
        var svg = new StringBuilder();
        int others = 0;
        for (Badge badge : piece.badges()) {
            boolean own = LAYOUT.spots().containsKey(badge.shape());
            CounterLayout.At at = own ? LAYOUT.spots().get(badge.shape()) : LAYOUT.column();
            double down = own ? 0 : LAYOUT.step() * others++;
            String drawn = Svg.moved(new Spot(at.x(), at.y() + down), SvgBadge.draw(badge));
            svg.append(LAYOUT.turned().contains(badge.shape()) ? turned(drawn) : drawn);
        }
        return svg.toString();
    }
}
