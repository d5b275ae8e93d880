package sandtable.picture;

import sandtable.picture.HexShape.Spot;
import sandtable.scene.Feature;
import sandtable.scene.Place;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Draws what lies on a measured table as the data file says: the page draws from the same. Exact
 * outlines, so that what is drawn is what is measured.
 */
final class SvgFeatures {
    private static final Features FEATURES = Drawings.ALL.features();

    /** Lines from the lowest up; the page has the same order. */
    private static final List<Feature.Course> COURSES =
            List.of(
                    Feature.Course.STREAM,
                    Feature.Course.RIVER,
                    Feature.Course.CUTTING,
                    Feature.Course.SUNKEN_LANE,
                    Feature.Course.EMBANKMENT,
                    Feature.Course.ROAD,
                    Feature.Course.HEDGE,
                    Feature.Course.WALL,
                    Feature.Course.BRIDGE,
                    Feature.Course.FORD,
                    Feature.Course.OBSTACLE,
                    Feature.Course.WIRE);

    /** How far towards the south the name of a hill stands. */
    private static final double LOW = 0.75;

    private final TableShape shape;

    SvgFeatures(TableShape shape) {
        this.shape = shape;
    }

    /** Areas first, hills lowest; then lines; then what hides or endangers those on it. */
    String draw(List<Feature> features) {
        return features.stream()
                .sorted((a, b) -> Integer.compare(layer(a), layer(b)))
                .map(this::draw)
                .collect(Collectors.joining());
    }

    static int layer(Feature feature) {
        return switch (feature) {
            case Feature.Area(_, var kind, var level, _) ->
                    kind == Feature.Kind.HILL ? level : height(kind);
            case Feature.Disc(_, var kind, _, _) -> height(kind);
            case Feature.Line(_, var course, _, _, _) -> 20 + COURSES.indexOf(course);
        };
    }

    private static int height(Feature.Kind kind) {
        return switch (kind) {
            case HILL -> 1;
            case MARSH, SAND, PLOUGH, SHALLOW_WATER, DEEP_WATER -> 10;
            case ROUGH, SCRUB, ORCHARD, WOODS, TOWN -> 11;
            case MINEFIELD -> 30;
            case BUILDING -> 31;
            case SMOKE -> 40;
        };
    }

    String draw(Feature feature) {
        return switch (feature) {
            case Feature.Area area -> area(area);
            case Feature.Disc disc -> disc(disc);
            case Feature.Line line -> line(line);
        };
    }

    private String area(Feature.Area area) {
        Features.Cover cover = FEATURES.areas().get(area.kind());
        String d = path(area.outline()) + "z";
        String fill = area.level() > 1 ? cover.high().orElse(cover.fill()) : cover.fill();
        return cover.comb().map(each -> stroked(d, each, 0)).orElse("")
                + filled(d, fill, cover)
                + cover.signs().map(each -> strewn(each, area.outline())).orElse("")
                + stroked(d, cover.edge(), 0)
                + cover.ridge().map(each -> ridge(each, area.outline())).orElse("")
                + label(area, cover);
    }

    private static String filled(String d, String fill, Features.Cover cover) {
        String opacity =
                cover.opacity().map(each -> " fill-opacity=\"" + number(each) + "\"").orElse("");
        return Svg.path(d, "fill=\"" + Palette.day(fill) + "\"" + opacity);
    }

    private String disc(Feature.Disc disc) {
        Features.Cover cover = FEATURES.areas().get(disc.kind());
        Spot centre = shape.at(disc.centre());
        String r = Svg.number(shape.length(disc.radiusMm()));
        String across = Svg.number(2 * shape.length(disc.radiusMm()));
        String d =
                "M%sa%s %s 0 1 0 %s 0a%s %s 0 1 0 -%s 0z"
                        .formatted(
                                Svg.at(centre.plus(-shape.length(disc.radiusMm()), 0)),
                                r,
                                r,
                                across,
                                r,
                                r,
                                across);
        return filled(d, cover.fill(), cover)
                + cover.signs().map(each -> strewn(each, octagon(disc))).orElse("")
                + stroked(d, cover.edge(), 0);
    }

    private static List<Place.Point> octagon(Feature.Disc disc) {
        int far = disc.radiusMm();
        int near = far * 7 / 10;
        int x = disc.centre().xMm();
        int y = disc.centre().yMm();
        return List.of(
                new Place.Point(x + far, y),
                new Place.Point(x + near, y + near),
                new Place.Point(x, y + far),
                new Place.Point(x - near, y + near),
                new Place.Point(x - far, y),
                new Place.Point(x - near, y - near),
                new Place.Point(x, y - far),
                new Place.Point(x + near, y - near));
    }

    private String line(Feature.Line line) {
        Features.Course course =
                line.condition() == Feature.Condition.BROKEN
                        ? FEATURES.broken()
                        : FEATURES.lines().get(line.course());
        String d = path(line.points());
        return course.strokes().stream()
                        .map(each -> stroked(d, each, line.widthMm()))
                        .collect(Collectors.joining())
                + course.signs().map(each -> along(each, line.points())).orElse("");
    }

    private String path(List<Place.Point> points) {
        return points.stream()
                .map(each -> Svg.at(shape.at(each)))
                .collect(Collectors.joining("L", "M", ""));
    }

    private static String stroked(String d, Features.Stroke stroke, int ownMm) {
        return Svg.path(
                d,
                "fill=\"none\" stroke=\"%s\" stroke-width=\"%s\" stroke-linejoin=\"round\"%s%s"
                        .formatted(
                                Palette.day(stroke.stroke()),
                                Svg.number(stroke.width(ownMm)),
                                stroke.dash()
                                        .map(each -> " stroke-dasharray=\"" + each + "\"")
                                        .orElse(""),
                                stroke.cap()
                                        .map(each -> " stroke-linecap=\"" + each + "\"")
                                        .orElse("")));
    }

    /** From the middle of the first side to the middle of the third, or along the longer way. */
    private String ridge(Features.Stroke stroke, List<Place.Point> outline) {
        if (outline.size() != 4) {
            return "";
        }
        List<Spot> corners = outline.stream().map(shape::at).toList();
        Spot first = Spot.middle(corners.get(0), corners.get(1));
        Spot second = Spot.middle(corners.get(1), corners.get(2));
        Spot third = Spot.middle(corners.get(2), corners.get(3));
        Spot fourth = Spot.middle(corners.get(3), corners.get(0));
        boolean long1 =
                Math.hypot(first.x() - third.x(), first.y() - third.y())
                        >= Math.hypot(second.x() - fourth.x(), second.y() - fourth.y());
        return stroked(
                "M" + Svg.at(long1 ? first : second) + "L" + Svg.at(long1 ? third : fourth),
                stroke,
                0);
    }

    private String label(Feature.Area area, Features.Cover cover) {
        String level = area.level() > 0 ? "level " + area.level() : "";
        String words =
                area.name().isEmpty() || level.isEmpty()
                        ? area.name() + level
                        : area.name() + ", " + level;
        if (!cover.named().orElse(false) || words.isEmpty()) {
            return "";
        }
        double x = area.outline().stream().mapToInt(Place.Point::xMm).average().orElse(0);
        double y = area.outline().stream().mapToInt(Place.Point::yMm).average().orElse(0);
        Place.Point south =
                area.outline().stream()
                        .min(Comparator.comparingInt(Place.Point::yMm))
                        .orElseThrow();
        double toSouth = area.level() > 0 ? LOW : 0; // what lies higher covers the middle of a hill
        return Svg.text(
                shape.at(x + (south.xMm() - x) * toSouth, y + (south.yMm() - y) * toSouth),
                FEATURES.label().size(),
                "text-anchor=\"middle\" font-family=\"%s\" font-style=\"italic\" fill=\"%s\""
                        .formatted(Svg.SERIF, Palette.day("hexnum")),
                words);
    }

    /** Signs in rows over an area; each strays a little, always in the same way. */
    private String strewn(Features.Strewn signs, List<Place.Point> outline) {
        List<Spot> spots = Strewing.spots(signs.apart(), signs.jitter(), outline, shape);
        return signs.marks().stream()
                .map(mark -> Strewing.drawn(mark, spots))
                .collect(Collectors.joining());
    }

    /** Signs along a line, turned with it. */
    private String along(Features.Along signs, List<Place.Point> points) {
        var svg = new StringBuilder();
        for (int i = 1; i < points.size(); i++) {
            Spot a = shape.at(points.get(i - 1));
            Spot b = shape.at(points.get(i));
            double length = Math.hypot(b.x() - a.x(), b.y() - a.y());
            double step = shape.length(signs.every());
            double turn = Math.toDegrees(Math.atan2(b.y() - a.y(), b.x() - a.x()));
            for (double at = step / 2; at < length; at += step) {
                Spot spot = a.plus((b.x() - a.x()) * at / length, (b.y() - a.y()) * at / length);
                svg.append(
                        "<g transform=\"translate(%s) rotate(%s)\">%s</g>\n"
                                .formatted(
                                        Svg.at(spot),
                                        Svg.number(turn),
                                        signs.marks().stream()
                                                .map(each -> Strewing.mark(each, each.d()))
                                                .collect(Collectors.joining())));
            }
        }
        return svg.toString();
    }

    private static String number(double value) {
        String text = String.valueOf(value);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }
}
