package sandtable.notquitemechanized.scenario;

import sandtable.kernel.text.Fields;
import sandtable.notquitemechanized.terrain.Course;
import sandtable.notquitemechanized.terrain.FeatureKind;
import sandtable.notquitemechanized.terrain.Ground;
import sandtable.notquitemechanized.terrain.Passage;
import sandtable.notquitemechanized.terrain.Tract;
import sandtable.space.measured.Box;
import sandtable.space.measured.Outline;

import java.util.ArrayList;
import java.util.List;

/** Reads the {@code [table]} of a scenario: its size, and the features on it. */
final class GroundReader {
    private static final int SMALLEST = 1000;
    private static final int LARGEST = 15000;
    private static final int HIGHEST = 3;

    private final List<Tract> tracts = new ArrayList<>();
    private final List<Course> courses = new ArrayList<>();
    private final List<Passage> passages = new ArrayList<>();
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
        return new Ground(width, depth, reader.tracts, reader.courses, reader.passages);
    }

    private void feature(Fields feature) {
        FeatureKind kind = feature.one("kind", FeatureKind.values(), FeatureKind::word);
        switch (kind.form()) {
            case AREA -> tracts.add(new Tract(kind, outline(feature), level(feature, kind)));
            case LINE ->
                    courses.add(
                            new Course(
                                    kind,
                                    places.line(feature, "line"),
                                    feature.flag("foot-only", false)));
            case PLACE ->
                    passages.add(
                            new Passage(feature.shortName("id"), kind, places.spot(feature, "at")));
        }
        feature.nothingElse();
    }

    private static int level(Fields feature, FeatureKind kind) {
        return kind == FeatureKind.HILL ? feature.number("level", 1, HIGHEST) : 0;
    }

    private Outline outline(Fields feature) {
        if (feature.has("box")) {
            Box box = places.box(feature, "box");
            return Outline.rectangle(box.west(), box.south(), box.east(), box.north());
        }
        if (!feature.has("outline")) {
            throw feature.wrong("box", "is missing: an area has a box or an outline");
        }
        return places.outline(feature, "outline");
    }
}
