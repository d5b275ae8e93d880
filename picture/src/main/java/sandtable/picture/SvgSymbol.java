package sandtable.picture;

import sandtable.scene.Symbol;

/**
 * Draws the box in the middle of a counter: the sign of its branch, and wheels, tracks or a hoof
 * under it; or a silhouette in its place.
 */
final class SvgSymbol {
    private static final double WIDTH = 30;
    private static final double HEIGHT = 18;

    private SvgSymbol() {}

    /** The box with its middle at the origin. */
    static String draw(Symbol symbol, String ink) {
        String stroke = Svg.stroke(ink, 1.5);
        String box =
                "<rect x=\"-15\" y=\"-9\" width=\"30\" height=\"18\" fill=\"#FFFFFF\" fill-opacity=\"0.5\" stroke=\"%s\" stroke-width=\"1.5\"/>\n"
                        .formatted(ink);
        return box + sign(symbol, stroke, ink) + motion(symbol, stroke);
    }

    /** The side view with its middle at the origin, facing the enemy. */
    static String silhouette(Symbol symbol, int side, String ink) {
        String facing = side == 0 ? "" : " transform=\"scale(-1 1)\"";
        return Svg.path(
                symbol.outline(),
                "fill=\"%s\" stroke=\"%s\" stroke-width=\"0.8\" stroke-linejoin=\"round\"%s"
                        .formatted(ink, ink, facing));
    }

    private static String sign(Symbol symbol, String stroke, String ink) {
        return switch (symbol.branch()) {
            case INFANTRY -> Svg.path("M-15 -9L15 9M15 -9L-15 9", stroke);
            case ARMOUR -> ellipse(stroke);
            case ARTILLERY -> dot(ink);
            case ROCKETS -> Svg.path("M-5 2L0 -3L5 2M-5 6L0 1L5 6", stroke);
            case MORTARS ->
                    "<circle cy=\"3.5\" r=\"2.5\" "
                            + stroke
                            + "/>\n"
                            + Svg.path("M0 1V-6M-2.5 -3L0 -6L2.5 -3", stroke);
            case ANTI_TANK -> Svg.path("M-15 9L0 -9L15 9", stroke);
            case RECONNAISSANCE, CAVALRY -> Svg.path("M-15 9L15 -9", stroke);
            case ENGINEER -> Svg.path("M-8 5V-4H8V5M0 -4V5", stroke);
            case HEADQUARTERS -> headquarters(ink);
            case TRANSPORT ->
                    "<circle r=\"5.5\" "
                            + stroke
                            + "/>\n"
                            + Svg.path("M-5.5 0H5.5M0 -5.5V5.5M-4 -4L4 4M4 -4L-4 4", stroke);
            case AIRCRAFT -> Svg.path("M-9 -4L9 4V-4L-9 4z", "fill=\"" + ink + "\"");
        };
    }

    private static String ellipse(String stroke) {
        return "<rect x=\"-10.5\" y=\"-5.5\" width=\"21\" height=\"11\" rx=\"5.5\" "
                + stroke
                + "/>\n";
    }

    private static String dot(String ink) {
        return "<circle r=\"3.2\" fill=\"" + ink + "\"/>\n";
    }

    private static String headquarters(String ink) {
        String staff = Svg.path("M-15 9V17", Svg.stroke(ink, 1.8));
        return staff
                + Svg.text(
                        new HexShape.Spot(0, 4.5),
                        12,
                        "font-weight=\"bold\" text-anchor=\"middle\" fill=\"" + ink + "\"",
                        "HQ");
    }

    /** What the branch itself says is not said twice: armour has tracks, cavalry has horses. */
    private static String motion(Symbol symbol, String stroke) {
        if (symbol.branch() == Symbol.Branch.ARMOUR
                || symbol.branch() == Symbol.Branch.AIRCRAFT
                || symbol.branch() == Symbol.Branch.HEADQUARTERS) {
            return "";
        }
        double below = HEIGHT / 2 + 2.6;
        return switch (symbol.motion()) {
            case FOOT -> "";
            case WHEELS -> wheel(-WIDTH / 4, below, stroke) + wheel(WIDTH / 4, below, stroke);
            case TRACKS ->
                    "<rect x=\"-9\" y=\"%s\" width=\"18\" height=\"4\" rx=\"2\" %s/>\n"
                            .formatted(Svg.number(below - 2), stroke);
            case HORSE -> Svg.path("M-4 %sa4 4 0 0 0 8 0".formatted(Svg.number(below - 2)), stroke);
        };
    }

    private static String wheel(double x, double y, String stroke) {
        return "<circle cx=\"%s\" cy=\"%s\" r=\"2\" %s/>\n"
                .formatted(Svg.number(x), Svg.number(y), stroke);
    }
}
