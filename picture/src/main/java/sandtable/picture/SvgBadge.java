package sandtable.picture;

import sandtable.scene.Badge;

/** Draws the markers on counters; each has its own outline. */
final class SvgBadge {
    private static final String PAINT =
            "fill=\"#26231D\" stroke=\"" + Palette.MARK_INK + "\" stroke-width=\"1\"";
    private static final String LINE = Svg.stroke(Palette.MARK_INK, 1);

    private SvgBadge() {}

    /** The marker with its middle at the origin, 16 high. */
    static String draw(Badge badge) {
        return switch (badge.shape()) {
            case CHEVRON -> Svg.path("M-9 -7.5H4L10 0L4 7.5H-9z", PAINT) + letter(badge, -2);
            case BARRED_CHEVRON ->
                    Svg.path("M-11 -7.5H4L12 0L4 7.5H-11z", PAINT)
                            + letter(badge, -5)
                            + Svg.path("M2 -7V7M5 -6V6", LINE);
            case SQUARE -> Svg.path("M-8 -8H8V8H-8z", PAINT) + letter(badge, 0);
            case EARTHWORK ->
                    Svg.path("M-9 8V-3L-5 -8H5L9 -3V8z", PAINT)
                            + letter(badge, 0)
                            + Svg.path("M-9 5.6H9", LINE);
            case BACK ->
                    Svg.path("M-8 -8H8V8H-8z", PAINT)
                            + Svg.path("M-4 -4L4 4M4 -4L-4 4M0 -5.5V5.5M-5.5 0H5.5", LINE);
            case ROUNDEL -> "<circle r=\"8\" " + PAINT + "/>\n" + letter(badge, 0);
            case TRIANGLE -> Svg.path("M0 -9L9 7H-9z", PAINT) + letter(badge, 0);
            case DIAMOND -> Svg.path("M0 -11L11 0L0 11L-11 0z", PAINT) + letter(badge, 0);
        };
    }

    private static String letter(Badge badge, double x) {
        return Svg.text(
                new HexShape.Spot(x, 3.6),
                10.5,
                "font-weight=\"bold\" text-anchor=\"middle\" fill=\"" + Palette.MARK_INK + "\"",
                badge.letter());
    }
}
