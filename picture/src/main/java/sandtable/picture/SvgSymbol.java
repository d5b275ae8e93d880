package sandtable.picture;

import sandtable.picture.HexShape.Spot;
import sandtable.scene.Symbol;

import java.util.Optional;

/**
 * Draws what stands in the middle of a counter: the sign of its branch, with what carries it; or a
 * silhouette in its place.
 */
final class SvgSymbol {
    private static final Drawings.Signs SIGNS = Drawings.ALL.signs();

    private SvgSymbol() {}

    /** The box with its middle at the origin. */
    static String draw(Symbol symbol, String ink) {
        return SvgMarks.draw(SIGNS.box(), ink)
                + SvgMarks.draw(SIGNS.branches().get(symbol.branch()), ink)
                + letters(symbol.branch(), ink)
                + motion(symbol, ink);
    }

    private static String letters(Symbol.Branch branch, String ink) {
        return Optional.ofNullable(SIGNS.letters().get(branch))
                .map(
                        each ->
                                Svg.text(
                                        new Spot(0, each.y()),
                                        each.size(),
                                        Svg.BOLD_MIDDLE + "fill=\"" + ink + "\"",
                                        each.text()))
                .orElse("");
    }

    /** What the branch itself says is not said twice: armour has tracks. */
    private static String motion(Symbol symbol, String ink) {
        return SIGNS.unmoved().contains(symbol.branch())
                ? ""
                : SvgMarks.draw(SIGNS.motions().get(symbol.motion()), ink);
    }

    /** The side view with its middle at the origin, facing the enemy. */
    static String silhouette(Symbol symbol, int side, String ink) {
        String facing = side == 0 ? "" : " transform=\"scale(-1 1)\"";
        return Svg.path(
                symbol.outline(),
                "fill=\"%s\" stroke=\"%s\" stroke-width=\"%s\" stroke-linejoin=\"round\"%s"
                        .formatted(
                                ink,
                                ink,
                                Svg.number(Drawings.ALL.counter().corners().silhouetteWidth()),
                                facing));
    }
}
