package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.data.Setting;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.movement.Moves;
import sandtable.blitzkriegcommander.movement.WaySurvey;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.blitzkriegcommander.terrain.Area;
import sandtable.blitzkriegcommander.terrain.Line;
import sandtable.kernel.Clause;
import sandtable.scene.Shape;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;
import sandtable.space.measured.Way;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** BKC-MOVE: why a way stops being allowed, drawn where it does. */
final class WayOffence {
    private static final Clause BELT = Clause.of("BKC-MOVE.5");
    private static final List<Clause> LENGTH =
            List.of(Clause.of("BKC-MOVE.1"), Clause.of("BKC-MOVE.2"));

    private final Table table;
    private final Decision.Move move;
    private final WaySurvey.Halt halt;
    private final Way way;

    WayOffence(View view, Decision.Move move, WaySurvey.Halt halt) {
        this.table = view.table();
        this.move = move;
        this.halt = halt;
        this.way = Moves.way(table.base(move.unit()).orElseThrow(), move.way());
    }

    List<Shape> shapes() {
        Optional<UnitId> other =
                Offence.named(table, halt.violation().reason()).stream()
                        .filter(each -> !each.equals(move.unit()))
                        .findFirst();
        if (other.isPresent()) {
            return near(table.base(other.get()).orElseThrow());
        }
        return LENGTH.contains(halt.violation().clause()) ? tooLong() : ground();
    }

    /** BKC-MOVE.5, BKC-GEO.5: the enemy's belt, or the base that is in the way. */
    private List<Shape> near(Spot other) {
        if (!halt.violation().clause().equals(BELT)) {
            return near(way.end(), other);
        }
        var shapes = new ArrayList<Shape>();
        shapes.add(
                new Shape.Ring(
                        Names.point(other),
                        Setting.BASE.value() + Setting.ENEMY_BELT.value(),
                        Shape.Look.FORBIDDEN,
                        ""));
        shapes.addAll(near(nearest(other), other));
        return shapes;
    }

    /** Where the way comes nearest to somebody. */
    private Spot nearest(Spot other) {
        return IntStream.rangeClosed(0, way.length())
                .mapToObj(mm -> way.part(mm).end())
                .min(Comparator.comparingLong(other::squaredTo))
                .orElse(way.end());
    }

    /** How near a base at a place would be to another, or by how much it would lie on it. */
    static List<Shape> near(Spot at, Spot other) {
        int over = Setting.BASE.value() - at.lengthTo(other);
        String words = over > 0 ? "overlaps by " + Names.cm(over) : Names.cm(Gaps.mm(at, other));
        return List.of(
                new Shape.Line(
                        List.of(Names.point(other), Names.point(at)), Shape.Look.FORBIDDEN, words));
    }

    /** What the way has too much. */
    private List<Shape> tooLong() {
        int over = way.length() - halt.atMm();
        return over <= 0
                ? List.of()
                : List.of(
                        new Shape.Line(
                                List.of(Names.point(halt.at()), Names.point(way.end())),
                                Shape.Look.FORBIDDEN,
                                Names.cm(over) + " too far"));
    }

    /** BKC-MOVE.3, BKC-MOVE.7: the ground that the sentence names, where the way meets it. */
    private List<Shape> ground() {
        var shapes = new ArrayList<Shape>();
        for (Area each : table.ground().areas()) {
            String word = each.kind().word();
            if (says(word) && way.legs().stream().anyMatch(each.outline()::meets)) {
                shapes.add(
                        new Shape.Outline(
                                Names.points(each.outline().corners()),
                                Shape.Look.FORBIDDEN,
                                word));
            }
        }
        for (Line each : table.ground().lines()) {
            String word = each.kind().word();
            for (Segment stretch : each.line().stretches()) {
                if (says(word) && way.legs().stream().anyMatch(stretch::meets)) {
                    shapes.add(
                            new Shape.Line(
                                    Names.points(List.of(stretch.from(), stretch.to())),
                                    Shape.Look.FORBIDDEN,
                                    word));
                }
            }
        }
        return shapes;
    }

    private boolean says(String word) {
        return halt.violation().reason().contains(word);
    }
}
