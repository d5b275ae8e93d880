package sandtable.picture;

import sandtable.scene.Feature;
import sandtable.scene.Ground;
import sandtable.scene.Marker;
import sandtable.scene.Piece;
import sandtable.scene.Place;
import sandtable.scene.Scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Draws a measured table in letters, for a terminal: north is up, lengths stand at the left and
 * below.
 */
final class TextTable {
    /** A letter is about twice as high as wide. */
    private static final int TALL = 2;

    private static final int MOST_COLUMNS = 120;
    private static final int[] WIDTHS_MM = {10, 15, 20, 25, 40, 50, 100};
    private static final int LEFT = 5;
    private static final int GRID_MM = 100;
    private static final int CM = 10;

    private final Ground.Measured ground;
    private final Scene scene;
    private final Tags tags;
    private final int letterMm;
    private final int rows;
    private final Canvas canvas;

    private TextTable(Ground.Measured ground, Scene scene) {
        this.ground = ground;
        this.scene = scene;
        this.tags = new Tags(scene.pieces());
        this.letterMm = letterMm(ground.widthMm());
        this.rows = ground.depthMm() / (TALL * letterMm) + 1;
        this.canvas = new Canvas(LEFT + ground.widthMm() / letterMm + 8, rows + 1);
    }

    static String draw(Ground.Measured ground, Scene scene) {
        var table = new TextTable(ground, scene);
        Stream.concat(ground.features().stream(), scene.features().stream())
                .sorted((a, b) -> Integer.compare(SvgFeatures.layer(a), SvgFeatures.layer(b)))
                .forEach(table::feature);
        table.rulers();
        scene.markers().forEach(table::marker);
        scene.pieces().forEach(table::piece);
        return table.canvas + table.legend();
    }

    private static int letterMm(int widthMm) {
        for (int each : WIDTHS_MM) {
            if (widthMm / each <= MOST_COLUMNS) {
                return each;
            }
        }
        return WIDTHS_MM[WIDTHS_MM.length - 1];
    }

    private int column(int xMm) {
        return LEFT + xMm / letterMm;
    }

    /** Row 0 is the northernmost. */
    private int row(int yMm) {
        return rows - 1 - yMm / (TALL * letterMm);
    }

    private void put(int xMm, int yMm, String text) {
        if (xMm >= 0 && xMm <= ground.widthMm() && yMm >= 0 && yMm <= ground.depthMm()) {
            canvas.put(column(xMm), row(yMm), text);
        }
    }

    private void feature(Feature feature) {
        switch (feature) {
            case Feature.Area area -> fill(area.kind(), area.level(), area.outline());
            case Feature.Disc disc -> disc(disc);
            case Feature.Line line -> line(line);
        }
    }

    private void fill(Feature.Kind kind, int level, List<Place.Point> outline) {
        String letter =
                kind == Feature.Kind.HILL ? String.valueOf(level) : String.valueOf(letter(kind));
        for (int x = letterMm / 2; x < ground.widthMm(); x += letterMm) {
            for (int y = letterMm; y < ground.depthMm(); y += TALL * letterMm) {
                if (TableShape.inside(outline, x, y)) {
                    put(x, y, letter);
                }
            }
        }
    }

    private void disc(Feature.Disc disc) {
        for (int x = letterMm / 2; x < ground.widthMm(); x += letterMm) {
            for (int y = letterMm; y < ground.depthMm(); y += TALL * letterMm) {
                if (Math.hypot(x - disc.centre().xMm(), y - disc.centre().yMm())
                        <= disc.radiusMm()) {
                    put(x, y, String.valueOf(letter(disc.kind())));
                }
            }
        }
    }

    private void line(Feature.Line line) {
        String letter =
                line.condition() == Feature.Condition.BROKEN
                        ? "/"
                        : String.valueOf(letter(line.course()));
        for (int i = 1; i < line.points().size(); i++) {
            Place.Point a = line.points().get(i - 1);
            Place.Point b = line.points().get(i);
            int steps =
                    Math.max(
                            1,
                            (int) Math.hypot(b.xMm() - a.xMm(), b.yMm() - a.yMm())
                                    / (letterMm / 2));
            for (int step = 0; step <= steps; step++) {
                put(
                        a.xMm() + (b.xMm() - a.xMm()) * step / steps,
                        a.yMm() + (b.yMm() - a.yMm()) * step / steps,
                        letter);
            }
        }
    }

    private void rulers() {
        for (int y = 0; y <= ground.depthMm(); y += GRID_MM) {
            canvas.put(0, row(y), "%4s".formatted(whole(y)));
        }
        for (int x = 0; x <= ground.widthMm(); x += GRID_MM) {
            canvas.put(column(x), rows, whole(x));
        }
    }

    /** A length on the rulers, which have whole figures. */
    private String whole(int mm) {
        return String.valueOf(mm / CM * ground.scale().perCm());
    }

    private void marker(Marker marker) {
        if (marker.place() instanceof Place.Point(var x, var y)) {
            put(x, y, marker.kind() == Marker.Kind.OBJECTIVE ? "*" : "!");
        }
    }

    private void piece(Piece piece) {
        if (piece.places().getFirst() instanceof Place.Point(var x, var y)) {
            String mark = piece.presence() == Piece.Presence.LAST_SEEN ? "?" : "";
            String inside = tags.of(piece) + mark;
            String shown = piece.side() == 0 ? "[" + inside + "]" : "(" + inside + ")";
            canvas.put(column(x) - shown.length() / 2, row(y), shown);
        }
    }

    private String legend() {
        var signs = new ArrayList<String>();
        List<Feature> all =
                Stream.concat(ground.features().stream(), scene.features().stream()).toList();
        all.stream().flatMap(TextTable::sign).distinct().sorted().forEach(signs::add);
        if (!scene.markers().isEmpty()) {
            signs.add("* objective");
            signs.add("! marker");
        }
        return String.join("  ", signs)
                + "\n%s a letter; %s from the south-west corner\n[unit] %s  (unit) %s  ? last seen\n"
                        .formatted(
                                ground.scale().length(letterMm),
                                ground.scale().unit(),
                                party(0),
                                party(1));
    }

    private static Stream<String> sign(Feature feature) {
        return switch (feature) {
            case Feature.Area(_, var kind, var level, _) ->
                    Stream.of(
                            kind == Feature.Kind.HILL
                                    ? level + " hill of level " + level
                                    : letter(kind) + " " + words(kind));
            case Feature.Disc(_, var kind, _, _) -> Stream.of(letter(kind) + " " + words(kind));
            case Feature.Line(_, var course, var condition, _, _) ->
                    condition == Feature.Condition.BROKEN
                            ? Stream.of("/ broken")
                            : Stream.of(letter(course) + " " + words(course));
        };
    }

    private static String words(Enum<?> kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private String party(int side) {
        return side < scene.parties().size() ? scene.parties().get(side).name() : "nobody";
    }

    private static char letter(Feature.Kind kind) {
        return switch (kind) {
            case WOODS -> '^';
            case BUILDING -> '#';
            case TOWN -> '&';
            case ORCHARD -> 'o';
            case SCRUB -> 's';
            case PLOUGH -> 'p';
            case ROUGH -> 'r';
            case SAND -> ':';
            case MARSH -> ',';
            case SHALLOW_WATER -> '-';
            case DEEP_WATER -> '~';
            case HILL -> 'n';
            case MINEFIELD -> 'm';
            case SMOKE -> '@';
        };
    }

    private static char letter(Feature.Course course) {
        return switch (course) {
            case ROAD -> '=';
            case BRIDGE -> 'H';
            case FORD -> 'f';
            case STREAM, RIVER -> '~';
            case CUTTING -> 'c';
            case HEDGE -> '%';
            case WALL -> 'W';
            case SUNKEN_LANE -> 'u';
            case EMBANKMENT -> 'e';
            case WIRE -> 'x';
            case OBSTACLE -> 'v';
        };
    }
}
