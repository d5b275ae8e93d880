package sandtable.picture;

import sandtable.picture.HexShape.Spot;
import sandtable.scene.Badge;

/** Draws the markers on counters; each has its own outline. */
final class SvgBadge {
    private static final Drawings.Badges BADGES = Drawings.ALL.badges();

    private SvgBadge() {}

    /** The marker with its middle at the origin, 16 high. */
    static String draw(Badge badge) {
        Drawings.BadgeSign sign = BADGES.shapes().get(badge.shape());
        return under(badge, sign)
                + letter(badge, sign.letter())
                + SvgMarks.draw(sign.over(), Palette.INK);
    }

    /** Most signs stand there once; some as often as the letter says, one above the other. */
    private static String under(Badge badge, Drawings.BadgeSign sign) {
        String once = SvgMarks.draw(sign.under(), Palette.INK);
        if (sign.repeat().isEmpty()) {
            return once;
        }
        Drawings.Repeat repeat = sign.repeat().get();
        int count = badge.letter().matches("\\d{1,3}") ? Integer.parseInt(badge.letter()) : 1;
        var svg = new StringBuilder();
        for (int i = 0; i < Math.min(repeat.most(), count); i++) {
            svg.append(i == 0 ? once : Svg.moved(new Spot(0, repeat.step() * i), once));
        }
        return svg.toString();
    }

    private static String letter(Badge badge, Drawings.BadgeLetter letter) {
        String own = badge.letter().substring(0, Math.min(letter.most(), badge.letter().length()));
        String text = own.isEmpty() ? letter.none() : own;
        Drawings.LetterSize size = BADGES.letter();
        return text.isEmpty()
                ? ""
                : Svg.text(
                        new Spot(letter.x(), size.y()),
                        text.length() > 1 ? size.small() : size.size(),
                        Svg.BOLD_MIDDLE + "fill=\"" + Palette.of(letter.fill(), Palette.INK) + "\"",
                        text);
    }
}
