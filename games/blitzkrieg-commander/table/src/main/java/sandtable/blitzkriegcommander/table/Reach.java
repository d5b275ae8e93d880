package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.data.Setting;
import sandtable.blitzkriegcommander.movement.Moves;
import sandtable.blitzkriegcommander.movement.Terms;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.terrain.FeatureKind;
import sandtable.blitzkriegcommander.terrain.Hindrances;
import sandtable.blitzkriegcommander.terrain.Line;
import sandtable.scene.Place;
import sandtable.scene.Shape;
import sandtable.space.measured.Barriers;
import sandtable.space.measured.Disc;
import sandtable.space.measured.Fans;
import sandtable.space.measured.Outline;
import sandtable.space.measured.Polyline;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;

/**
 * BKC-MOVE: the ground that a unit's centre can come to: with its whole Move where nothing slows
 * it, and with less where something does. For display; the way itself is judged when it is
 * measured, and so is who stands at its end.
 */
final class Reach {
    private final Table table;
    private final UnitId unit;
    private final Terms terms;
    private final Moves moves;
    private final Hindrances hindrances;

    Reach(Table table, UnitId unit, Terms terms) {
        this.table = table;
        this.unit = unit;
        this.terms = terms;
        this.moves = Moves.of(table, unit, terms);
        this.hindrances = table.ground().hindrances(table.stand(unit).type().mobility());
    }

    List<Shape> shapes() {
        if (terms.bound()) { // BKC-ORD.9: a road is no ground to be outlined
            return List.of(
                    new Shape.Ring(
                            Names.point(moves.start()),
                            moves.allowance(),
                            Shape.Look.DOTTED,
                            "by road only"));
        }
        var shapes = new ArrayList<Shape>();
        add(shapes, slow(), Shape.Look.HATCHED);
        add(shapes, swift(), Shape.Look.SOLID);
        return shapes;
    }

    private static void add(List<Shape> shapes, List<List<Place.Point>> parts, Shape.Look look) {
        if (!parts.isEmpty()) {
            shapes.add(new Shape.Region(parts, look, ""));
        }
    }

    /** BKC-MOVE.1: past everything that would slow it. */
    private List<List<Place.Point>> swift() {
        return fans(barriers(shut().and(hindrances.slow())), moves.allowance());
    }

    /** BKC-MOVE.2: through what slows it, but less far. */
    private List<List<Place.Point>> slow() {
        return fans(barriers(shut().out(moves.start())), moves.slowAllowance());
    }

    private List<List<Place.Point>> fans(Barriers barriers, int mm) {
        return Fans.of(barriers, moves.start(), mm, Setting.MOST_LEGS.value()).stream()
                .map(each -> Names.points(each.rim()))
                .toList();
    }

    /** What bars the way, and who. */
    private record Bars(List<Outline> grounds, List<Polyline> lines) {
        Bars and(Barriers more) {
            var allGrounds = new ArrayList<>(grounds);
            allGrounds.addAll(more.grounds());
            var allLines = new ArrayList<>(lines);
            allLines.addAll(more.lines());
            return new Bars(allGrounds, allLines);
        }

        /** Whoever is in closed ground comes out of it. */
        Bars out(Spot from) {
            return new Bars(
                    grounds.stream().filter(each -> !each.contains(from)).toList(),
                    lines.stream().filter(each -> !each.within(0, from)).toList());
        }
    }

    /** BKC-MOVE.3, BKC-MOVE.7. */
    private Bars shut() {
        var closed = new Bars(hindrances.closed().grounds(), hindrances.closed().lines());
        return terms.dense() ? closed : closed.and(hindrances.dense());
    }

    private Barriers barriers(Bars bars) {
        return Barriers.on(table.ground().table())
                .withGrounds(bars.grounds())
                .withLines(bars.lines())
                .withBodies(bodies())
                .withRoads(hindrances.closed().roads(), Setting.ROAD_REACH.value());
    }

    /** BKC-MOVE.5: enemies to keep off; and bridges that are gone, where a road leads over them. */
    private List<Disc> bodies() {
        var bodies = new ArrayList<Disc>();
        int belt = Setting.BASE.value() + Setting.ENEMY_BELT.value() - 1;
        for (UnitId each : table.onTable(1 - table.stand(unit).side())) {
            Disc body = new Disc(table.base(each).orElseThrow(), belt);
            if (!table.stand(each).type().command() && !body.contains(moves.start())) {
                bodies.add(body);
            }
        }
        int number = 0;
        for (Line each : table.ground().lines()) {
            boolean bridge = each.kind() == FeatureKind.BRIDGE;
            if (bridge && !table.works().bridges().get(number++).standing()) {
                List<Spot> ends = each.line().spots();
                int half = ends.getFirst().lengthTo(ends.getLast()) / 2;
                Spot middle = ends.getFirst().towards(ends.getLast(), half);
                bodies.add(new Disc(middle, Setting.ROAD_REACH.value()));
            }
        }
        return bodies;
    }
}
