package sandtable.notquitemechanized.table;

import sandtable.notquitemechanized.state.Belt;
import sandtable.notquitemechanized.state.Crossing;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.terrain.Course;
import sandtable.notquitemechanized.terrain.FeatureKind;
import sandtable.notquitemechanized.terrain.Passage;
import sandtable.notquitemechanized.terrain.Tract;
import sandtable.scene.Feature;
import sandtable.scene.Ground;
import sandtable.space.measured.Polyline;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What lies under the troops, at 1:10,000. */
final class TableTop {
    private static final int ROAD_MM = 7;

    /** Half the length of a bridge as it is drawn, in metres. */
    private static final int HALF_BRIDGE = 80;

    private final Table table;

    TableTop(Table table) {
        this.table = table;
    }

    /** Hills lie under everything. */
    Ground ground() {
        var ground = table.battle().ground();
        var features = new ArrayList<Feature>();
        ground.tracts().stream()
                .sorted(Comparator.comparing(each -> each.kind() != FeatureKind.HILL))
                .map(TableTop::area)
                .forEach(features::add);
        ground.courses().stream().map(TableTop::line).forEach(features::add);
        return new Ground.Measured(
                Names.mm(ground.width()), Names.mm(ground.depth()), features, Names.SCALE);
    }

    private static Feature area(Tract tract) {
        return new Feature.Area(
                "", kind(tract.kind()), tract.level(), Names.points(tract.outline().corners()));
    }

    private static Feature line(Course course) {
        int width = course.kind() == FeatureKind.ROAD ? ROAD_MM : 0;
        return new Feature.Line(
                "", course(course.kind()), width, Names.points(course.line().spots()));
    }

    /** Crossings, which can be built and blown, and mines that are known. */
    List<Feature> features() {
        var features = new ArrayList<Feature>();
        for (Passage each : table.battle().ground().passages()) {
            features.add(
                    crossing(
                            each.id(),
                            course(each.kind()),
                            blown(each.at()) ? Feature.Condition.BROKEN : Feature.Condition.WHOLE,
                            each.at()));
        }
        for (Crossing each : table.crossings()) {
            switch (each.kind()) {
                case BRIDGE ->
                        features.add(
                                crossing(
                                        "bridge",
                                        Feature.Course.BRIDGE,
                                        Feature.Condition.WHOLE,
                                        each.at()));
                case BRIDGEHEAD ->
                        features.add(
                                crossing(
                                        "bridgehead",
                                        Feature.Course.FORD,
                                        Feature.Condition.WHOLE,
                                        each.at()));
                case BLOWN -> {}
            }
        }
        table.mines().forEach(each -> features.addAll(mines(each)));
        return features;
    }

    private boolean blown(Spot at) {
        return table.crossings().contains(new Crossing(Crossing.Kind.BLOWN, at));
    }

    /** Across the water it leads over; along the road where there is one. */
    private Feature crossing(
            String name, Feature.Course course, Feature.Condition condition, Spot at) {
        Segment along = road(at).orElseGet(() -> across(at));
        return new Feature.Line(
                name,
                course,
                condition,
                ROAD_MM,
                Names.points(List.of(end(at, along.from()), end(at, along.to()))));
    }

    private static Spot end(Spot at, Spot towards) {
        return at.equals(towards) ? at : at.towards(towards, HALF_BRIDGE);
    }

    private Optional<Segment> road(Spot at) {
        return table.battle().ground().roads().stream()
                .filter(each -> each.within(HALF_BRIDGE, at))
                .findFirst();
    }

    private Segment across(Spot at) {
        Segment water =
                table.battle().ground().barriers().stream()
                        .map(Course::line)
                        .map(Polyline::stretches)
                        .flatMap(List::stream)
                        .filter(each -> each.within(HALF_BRIDGE, at))
                        .findFirst()
                        .orElse(new Segment(at.plus(-1, 0), at.plus(1, 0)));
        int east = Integer.signum(water.to().x() - water.from().x()) * HALF_BRIDGE;
        int north = Integer.signum(water.to().y() - water.from().y()) * HALF_BRIDGE;
        return new Segment(at.plus(north, -east), at.plus(-north, east));
    }

    private static List<Feature> mines(Belt belt) {
        var features = new ArrayList<Feature>();
        features.add(
                new Feature.Area(
                        belt.id(), Feature.Kind.MINEFIELD, Names.points(belt.ground().corners())));
        for (Spot lane : belt.lanes()) {
            features.add(
                    new Feature.Line(
                            "cleared lane",
                            Feature.Course.ROAD,
                            ROAD_MM,
                            Names.points(
                                    List.of(
                                            lane.plus(0, -HALF_BRIDGE),
                                            lane.plus(0, HALF_BRIDGE)))));
        }
        return features;
    }

    private static Feature.Kind kind(FeatureKind kind) {
        return switch (kind) {
            case WOODS -> Feature.Kind.WOODS;
            case TOWN -> Feature.Kind.TOWN;
            case ORCHARD -> Feature.Kind.ORCHARD;
            case SCRUB -> Feature.Kind.SCRUB;
            case PLOUGH -> Feature.Kind.PLOUGH;
            case MARSH -> Feature.Kind.MARSH;
            case SAND -> Feature.Kind.SAND;
            case SLOPE, OBSTACLES -> Feature.Kind.ROUGH;
            case HILL -> Feature.Kind.HILL;
            case ROAD, STREAM, RIVER, CUTTING, BRIDGE, FORD ->
                    throw new IllegalArgumentException(kind + " covers no ground");
        };
    }

    private static Feature.Course course(FeatureKind kind) {
        return switch (kind) {
            case ROAD -> Feature.Course.ROAD;
            case STREAM -> Feature.Course.STREAM;
            case RIVER -> Feature.Course.RIVER;
            case CUTTING -> Feature.Course.CUTTING;
            case BRIDGE -> Feature.Course.BRIDGE;
            case FORD -> Feature.Course.FORD;
            case WOODS, TOWN, ORCHARD, SCRUB, PLOUGH, MARSH, SAND, SLOPE, OBSTACLES, HILL ->
                    throw new IllegalArgumentException(kind + " is no line");
        };
    }
}
