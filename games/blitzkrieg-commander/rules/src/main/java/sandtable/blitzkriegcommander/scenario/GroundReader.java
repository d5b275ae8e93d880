package sandtable.blitzkriegcommander.scenario;

import sandtable.blitzkriegcommander.terrain.Area;
import sandtable.blitzkriegcommander.terrain.FeatureKind;
import sandtable.blitzkriegcommander.terrain.Ground;
import sandtable.blitzkriegcommander.terrain.Line;
import sandtable.kernel.text.Fields;
import sandtable.space.measured.Box;
import sandtable.space.measured.Outline;
import sandtable.space.measured.Polyline;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reads the {@code [table]} of a scenario: its size, and the features on it. */
final class GroundReader {
    private static final int SMALLEST = 300;
    private static final int LARGEST = 4000;
    private static final int HIGHEST = 3;

    /** Half the width of an octagon, and half of each side that is parallel to the table's. */
    private static final int OCTAGON = 120;

    private static final int OCTAGON_SIDE = 50;

    private final List<Area> areas = new ArrayList<>();
    private final List<Line> lines = new ArrayList<>();
    private final Set<String> ids = new HashSet<>();
    private final PlaceFields places;

    private GroundReader(PlaceFields places) {
        this.places = places;
    }

    static Ground read(Fields table) {
        int width = table.number("width", SMALLEST, LARGEST);
        int depth = table.number("depth", SMALLEST, LARGEST);
        var reader = new GroundReader(new PlaceFields(new Box(0, 0, width, depth)));
        table.tables("features").forEach(reader::feature);
        table.nothingElse();
        return new Ground(width, depth, reader.areas, reader.lines);
    }

    private void feature(Fields feature) {
        FeatureKind kind = feature.one("kind", FeatureKind.values(), FeatureKind::word);
        switch (kind.form()) {
            case LINE -> lines.add(line(feature, kind));
            case AREA -> areas.add(new Area(kind, outline(feature), level(feature, kind)));
        }
        feature.nothingElse();
    }

    private Line line(Fields feature, FeatureKind kind) {
        String id = kind == FeatureKind.BRIDGE ? feature.shortName("id") : "";
        if (!id.isEmpty() && !ids.add(id)) {
            throw feature.wrong("id", "there is a bridge " + id + " already");
        }
        List<Spot> spots = places.spots(feature, "line");
        try {
            return new Line(id, kind, new Polyline(spots));
        } catch (IllegalArgumentException e) {
            throw feature.wrong("line", e.getMessage());
        }
    }

    private static int level(Fields feature, FeatureKind kind) {
        return kind == FeatureKind.HILL ? feature.number("level", 1, HIGHEST) : 0;
    }

    private Outline outline(Fields feature) {
        if (feature.has("box")) {
            Box box = places.box(feature, "box");
            return Outline.rectangle(box.west(), box.south(), box.east(), box.north());
        }
        if (feature.has("octagon")) {
            return octagon(feature);
        }
        if (!feature.has("outline")) {
            throw feature.wrong("box", "is missing: an area has a box, an octagon or an outline");
        }
        try {
            return Outline.of(places.spots(feature, "outline"));
        } catch (IllegalArgumentException e) {
            throw feature.wrong("outline", e.getMessage());
        }
    }

    private Outline octagon(Fields feature) {
        Spot middle = places.spot(feature, "octagon");
        return Outline.of(
                middle.plus(-OCTAGON_SIDE, -OCTAGON),
                middle.plus(OCTAGON_SIDE, -OCTAGON),
                middle.plus(OCTAGON, -OCTAGON_SIDE),
                middle.plus(OCTAGON, OCTAGON_SIDE),
                middle.plus(OCTAGON_SIDE, OCTAGON),
                middle.plus(-OCTAGON_SIDE, OCTAGON),
                middle.plus(-OCTAGON, OCTAGON_SIDE),
                middle.plus(-OCTAGON, -OCTAGON_SIDE));
    }
}
