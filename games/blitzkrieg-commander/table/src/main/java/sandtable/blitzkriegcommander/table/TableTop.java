package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.battle.BridgeId;
import sandtable.blitzkriegcommander.battle.MineId;
import sandtable.blitzkriegcommander.battle.OrderOfBattle;
import sandtable.blitzkriegcommander.data.Setting;
import sandtable.blitzkriegcommander.setup.Concealment;
import sandtable.blitzkriegcommander.state.Buried;
import sandtable.blitzkriegcommander.state.Minefield;
import sandtable.blitzkriegcommander.state.Smoke;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.blitzkriegcommander.terrain.Area;
import sandtable.blitzkriegcommander.terrain.FeatureKind;
import sandtable.blitzkriegcommander.terrain.Line;
import sandtable.scene.Feature;
import sandtable.scene.Ground;
import sandtable.space.measured.Box;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What lies on the table under the bases. */
final class TableTop {
    private static final int HOUSE_MM = 100;

    private final View view;
    private final Table table;

    TableTop(View view) {
        this.view = view;
        this.table = view.table();
    }

    /** Hills lie under everything, bridges change. */
    Ground ground() {
        var ground = table.ground();
        var features = new ArrayList<Feature>();
        ground.areas().stream()
                .sorted(Comparator.comparing(each -> each.kind() != FeatureKind.HILL))
                .map(TableTop::area)
                .forEach(features::add);
        ground.lines().stream()
                .filter(each -> each.kind() != FeatureKind.BRIDGE)
                .map(each -> line(each, Feature.Condition.WHOLE))
                .forEach(features::add);
        return new Ground.Measured(ground.widthMm(), ground.depthMm(), features);
    }

    private static Feature area(Area area) {
        return new Feature.Area(
                "",
                village(area) ? Feature.Kind.TOWN : kind(area.kind()),
                area.level(),
                Names.points(area.outline().corners()));
    }

    /** Buildings on more ground than one house takes are drawn as many. */
    private static boolean village(Area area) {
        Box box = area.outline().box();
        return area.kind() == FeatureKind.BUILDING
                && Math.max(box.east() - box.west(), box.north() - box.south()) > HOUSE_MM;
    }

    private static Feature line(Line line, Feature.Condition condition) {
        int width = line.kind().way() ? 2 * Setting.ROAD_REACH.value() : 0;
        return new Feature.Line(
                line.id(),
                course(line.kind()),
                condition,
                width,
                Names.points(line.line().spots()));
    }

    /** What play has made of it, as far as the viewer knows. */
    List<Feature> features() {
        var features = new ArrayList<Feature>();
        for (BridgeId bridge : table.battle().bridgeIds()) {
            boolean standing = table.works().bridges().get(bridge.index()).standing();
            features.add(
                    line(
                            table.battle().bridges().get(bridge.index()),
                            standing ? Feature.Condition.WHOLE : Feature.Condition.BROKEN));
        }
        for (Spot breach : table.works().breaches()) {
            breached(breach).ifPresent(features::add);
        }
        for (OrderOfBattle.Field field : table.battle().order().mines()) {
            mines(field.id()).ifPresent(features::add);
            lanes(field.id()).forEach(features::add);
        }
        for (Smoke smoke : table.smoke()) {
            features.add(
                    new Feature.Disc(
                            "smoke",
                            Feature.Kind.SMOKE,
                            Names.point(smoke.cloud().centre()),
                            smoke.cloud().radiusMm()));
        }
        return features;
    }

    /** The part of the nearest hedge, wall or wire that is open. */
    private Optional<Feature> breached(Spot middle) {
        int half = Setting.BREACH_WIDTH.value() / 2;
        for (Line line : table.ground().lines()) {
            for (Segment part : line.line().stretches()) {
                if (!line.kind().way() && part.within(1, middle)) {
                    return Optional.of(
                            new Feature.Line(
                                    "breach",
                                    course(line.kind()),
                                    Feature.Condition.BROKEN,
                                    0,
                                    List.of(
                                            Names.point(towards(middle, part.from(), half)),
                                            Names.point(towards(middle, part.to(), half)))));
                }
            }
        }
        return Optional.empty();
    }

    private static Spot towards(Spot from, Spot to, int mm) {
        return from.equals(to) ? from : from.towards(to, Math.min(mm, from.lengthTo(to)));
    }

    private Optional<Feature> mines(MineId field) {
        if (table.works().mines().get(field.index()) instanceof Minefield.Seen(var at, _)) {
            return Optional.of(field(field.name(), at));
        }
        return view.secrets().mines().get(field.index()).map(each -> hidden(field, each));
    }

    private static Feature hidden(MineId field, Buried buried) {
        return field(field.name() + (buried.dummy() ? ", a dummy" : ", hidden"), buried.at());
    }

    private static Feature field(String name, Spot middle) {
        Box box = Concealment.field(middle);
        return new Feature.Area(
                name,
                Feature.Kind.MINEFIELD,
                Names.points(
                        List.of(
                                new Spot(box.west(), box.south()),
                                new Spot(box.east(), box.south()),
                                new Spot(box.east(), box.north()),
                                new Spot(box.west(), box.north()))));
    }

    private List<Feature> lanes(MineId field) {
        return table.works().mines().get(field.index()) instanceof Minefield.Seen(_, var lanes)
                ? lanes.stream().map(TableTop::lane).toList()
                : List.of();
    }

    private static Feature lane(Segment lane) {
        return new Feature.Line(
                "cleared lane",
                Feature.Course.ROAD,
                Setting.BASE.value(),
                Names.points(List.of(lane.from(), lane.to())));
    }

    private static Feature.Kind kind(FeatureKind kind) {
        return switch (kind) {
            case ORCHARD -> Feature.Kind.ORCHARD;
            case SCRUB -> Feature.Kind.SCRUB;
            case ROUGH -> Feature.Kind.ROUGH;
            case WOODS -> Feature.Kind.WOODS;
            case BUILDING -> Feature.Kind.BUILDING;
            case MARSH -> Feature.Kind.MARSH;
            case SHALLOW -> Feature.Kind.SHALLOW_WATER;
            case DEEP -> Feature.Kind.DEEP_WATER;
            case HILL -> Feature.Kind.HILL;
            case HEDGE, WALL, EMBANKMENT, SUNKEN_LANE, STREAM, WIRE, AT_OBSTACLE, ROAD, BRIDGE ->
                    throw new IllegalArgumentException(kind + " covers no ground");
        };
    }

    private static Feature.Course course(FeatureKind kind) {
        return switch (kind) {
            case HEDGE -> Feature.Course.HEDGE;
            case WALL -> Feature.Course.WALL;
            case EMBANKMENT -> Feature.Course.EMBANKMENT;
            case SUNKEN_LANE -> Feature.Course.SUNKEN_LANE;
            case STREAM -> Feature.Course.STREAM;
            case WIRE -> Feature.Course.WIRE;
            case AT_OBSTACLE -> Feature.Course.OBSTACLE;
            case ROAD -> Feature.Course.ROAD;
            case BRIDGE -> Feature.Course.BRIDGE;
            case ORCHARD, SCRUB, ROUGH, WOODS, BUILDING, MARSH, SHALLOW, DEEP, HILL ->
                    throw new IllegalArgumentException(kind + " is no line");
        };
    }
}
