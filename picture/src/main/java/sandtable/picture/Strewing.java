package sandtable.picture;

import sandtable.picture.HexShape.Spot;
import sandtable.scene.Place;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where the signs of an area stand. The page must strew them alike; a test holds it to that. */
final class Strewing {
    /** Signs keep so far from the edge, in millimetres. */
    private static final double CLEAR = 4;

    private static final double ROW = 0.87;
    private static final Pattern START = Pattern.compile("M(-?\\d*\\.?\\d+) ?(-?\\d*\\.?\\d+)(.*)");

    private Strewing() {}

    /**
     * Rows from the north; where signs stray every other row is shifted, where not they are square.
     */
    static List<Spot> spots(
            double apart, double jitter, List<Place.Point> outline, TableShape shape) {
        double deep = jitter == 0 ? apart : apart * ROW;
        int left = outline.stream().mapToInt(Place.Point::xMm).min().orElse(0);
        int right = outline.stream().mapToInt(Place.Point::xMm).max().orElse(0);
        int low = outline.stream().mapToInt(Place.Point::yMm).min().orElse(0);
        int high = outline.stream().mapToInt(Place.Point::yMm).max().orElse(0);
        var spots = new ArrayList<Spot>();
        for (int row = (int) Math.floor(high / deep); row >= (int) Math.floor(low / deep); row--) {
            for (int i = (int) Math.floor(left / apart); i <= (int) Math.ceil(right / apart); i++) {
                int strayed = hash(i, row);
                double shift = jitter == 0 || row % 2 == 0 ? 0 : 0.5;
                double x = (i + shift + jitter * ((strayed & 0xffff) / 65536.0 - 0.5)) * apart;
                double y = (row + jitter * ((strayed >>> 16) / 65536.0 - 0.5)) * deep;
                if (within(outline, x, y)) {
                    spots.add(shape.at(x, y));
                }
            }
        }
        return spots;
    }

    private static boolean within(List<Place.Point> outline, double x, double y) {
        return TableShape.inside(outline, x - CLEAR, y - CLEAR)
                && TableShape.inside(outline, x + CLEAR, y - CLEAR)
                && TableShape.inside(outline, x - CLEAR, y + CLEAR)
                && TableShape.inside(outline, x + CLEAR, y + CLEAR);
    }

    private static int hash(int i, int row) {
        int h = i * 374761393 + row * 668265263;
        h = (h ^ (h >>> 13)) * 1274126177;
        return h ^ (h >>> 16);
    }

    /** One path for all of a kind. */
    static String drawn(Drawings.Mark mark, List<Spot> spots) {
        Matcher start = START.matcher(mark.d());
        if (!start.matches()) {
            throw new IllegalStateException(mark.d() + " does not begin with a point");
        }
        double dx = Double.parseDouble(start.group(1));
        double dy = Double.parseDouble(start.group(2));
        var d = new StringBuilder();
        for (Spot each : spots) {
            d.append('M').append(Svg.at(each.plus(dx, dy))).append(start.group(3));
        }
        return d.isEmpty() ? "" : mark(mark, d.toString());
    }

    /** Unlike on counters a colour here is any of the palette's. */
    static String mark(Drawings.Mark mark, String d) {
        String fill = mark.fill().map(Palette::day).orElse("none");
        String stroke =
                mark.stroke()
                        .map(
                                each ->
                                        " stroke=\"%s\" stroke-width=\"%s\""
                                                .formatted(
                                                        Palette.day(each),
                                                        Svg.number(mark.width().orElse(1.0))))
                        .orElse("");
        return Svg.path(d, "fill=\"" + fill + "\"" + stroke);
    }
}
