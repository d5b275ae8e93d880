package sandtable.blitzkriegcommander.terrain;

import static sandtable.blitzkriegcommander.data.Setting.ROAD_REACH;

import sandtable.blitzkriegcommander.forces.Mobility;
import sandtable.space.measured.Barriers;
import sandtable.space.measured.Outline;
import sandtable.space.measured.Polyline;

import java.util.List;

/**
 * The features that are anything to those who move in one way.
 *
 * @param barriers what is closed to them, for finding ways round it
 */
public record Hindrances(List<Area> areas, List<Line> lines, Barriers barriers) {
    public Hindrances {
        areas = List.copyOf(areas);
        lines = List.copyOf(lines);
    }

    static Hindrances of(Ground ground, Mobility mobility) {
        List<Outline> closed =
                ground.areas().stream()
                        .filter(each -> !each.kind().going(mobility).passable())
                        .map(Area::outline)
                        .toList();
        List<Polyline> shut =
                ground.lines().stream()
                        .filter(each -> !each.kind().going(mobility).passable())
                        .map(Line::line)
                        .toList();
        List<Polyline> roads =
                ground.lines().stream().filter(each -> each.kind().way()).map(Line::line).toList();
        return new Hindrances(
                ground.areas().stream()
                        .filter(each -> !each.kind().going(mobility).equals(Going.FREE))
                        .toList(),
                ground.lines().stream()
                        .filter(each -> !each.kind().going(mobility).equals(Going.FREE))
                        .toList(),
                Barriers.on(ground.table())
                        .withGrounds(closed)
                        .withLines(shut)
                        .withRoads(roads, ROAD_REACH.value()));
    }
}
