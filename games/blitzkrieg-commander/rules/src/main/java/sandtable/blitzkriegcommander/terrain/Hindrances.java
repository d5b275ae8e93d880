package sandtable.blitzkriegcommander.terrain;

import static sandtable.blitzkriegcommander.data.Setting.ROAD_REACH;

import sandtable.blitzkriegcommander.forces.Mobility;
import sandtable.space.measured.Barriers;
import sandtable.space.measured.Polyline;

import java.util.List;
import java.util.function.Predicate;

/**
 * The features that are anything to those who move in one way. What is passable to a set of
 * barriers touches none of its features, so that most legs need no closer look.
 *
 * @param closed what cannot be entered or crossed, but for roads and breaches
 * @param slow what is an obstacle
 * @param dense what is dense
 */
public record Hindrances(
        List<Area> areas, List<Line> lines, Barriers closed, Barriers slow, Barriers dense) {
    public Hindrances {
        areas = List.copyOf(areas);
        lines = List.copyOf(lines);
    }

    static Hindrances of(Ground ground, Mobility mobility) {
        return new Hindrances(
                ground.areas().stream()
                        .filter(each -> !each.kind().going(mobility).equals(Going.FREE))
                        .toList(),
                ground.lines().stream()
                        .filter(each -> !each.kind().going(mobility).equals(Going.FREE))
                        .toList(),
                barriers(ground, each -> !each.going(mobility).passable()),
                barriers(ground, each -> each.going(mobility).obstacle()),
                barriers(ground, each -> each.going(mobility).dense()));
    }

    private static Barriers barriers(Ground ground, Predicate<FeatureKind> which) {
        List<Polyline> roads =
                ground.lines().stream().filter(each -> each.kind().way()).map(Line::line).toList();
        return Barriers.on(ground.table())
                .withGrounds(
                        ground.areas().stream()
                                .filter(each -> which.test(each.kind()))
                                .map(Area::outline)
                                .toList())
                .withLines(
                        ground.lines().stream()
                                .filter(each -> which.test(each.kind()))
                                .map(Line::line)
                                .toList())
                .withRoads(roads, ROAD_REACH.value());
    }
}
