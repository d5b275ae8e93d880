package sandtable.scenario;

import sandtable.space.HexSet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** How a battle stands by its victory conditions. */
public record Reckoning(Victory victory, Tally tally) {
    /** How much there is of what a scenario counts. */
    public int count(Measure measure) {
        return switch (measure) {
            case Measure.Controlled(int side, HexSet hexes) -> tally.controlled(side, hexes);
            case Measure.Present(int side, HexSet hexes, Set<Trait> traits) ->
                    tally.present(side, hexes, traits);
            case Measure.Occupied(int side, HexSet hexes) -> tally.occupied(side, hexes);
            case Measure.Left(int side, HexSet hexes) -> tally.left(side, hexes);
            case Measure.Lost(int side, List<Integer> units) -> tally.lost(side, units);
            case Measure.StrengthLost(int side) -> tally.strengthLost(side);
            case Measure.Remains(int formation, int parts) -> tally.remains(formation, parts);
            case Measure.OutOfSupply(int side) -> tally.outOfSupply(side);
            case Measure.OpenBridge bridge -> tally.open(bridge) ? 1 : 0;
            case Measure.Ratio(Measure one, Measure other) ->
                    count(one) / Math.max(1, count(other));
            case Measure.Points(int side) -> points(side);
            case Measure.Lead(int side) -> points(side) - points(1 - side);
            case Measure.Turn _ -> tally.turn();
        };
    }

    /** What one score is worth to its side as things stand. */
    public int worth(Score score) {
        return score.worth(count(score.measure()));
    }

    public int points(int side) {
        int points = 0;
        for (Score score : victory.scores()) {
            points += score.side() == side ? worth(score) : 0;
        }
        return points;
    }

    /** The points of both sides. */
    public List<Integer> points() {
        return List.of(points(0), points(1));
    }

    public boolean holds(Condition condition) {
        return condition.limits().hold(count(condition.measure()));
    }

    public boolean reached(Grade grade) {
        return grade.all().stream().allMatch(this::holds)
                && (grade.any().isEmpty() || grade.any().stream().anyMatch(this::holds));
    }

    /** The grade that ends the battle before its last turn. */
    public Optional<Grade> atOnce() {
        return atOnce(_ -> true);
    }

    /** The same among those grades that can be reached now. */
    public Optional<Grade> atOnce(Predicate<Grade> now) {
        return victory.grades().stream()
                .filter(each -> each.atOnce() && now.test(each) && reached(each))
                .findFirst();
    }

    /** The grades of the highest rank that is reached: one, or equal ones of both sides. */
    List<Grade> best() {
        var best = new ArrayList<Grade>();
        for (Grade grade : victory.grades()) {
            boolean belongs = best.isEmpty() || grade.rank() >= best.getFirst().rank();
            if (belongs && reached(grade)) {
                best.removeIf(each -> each.rank() < grade.rank());
                best.add(grade);
            }
        }
        return List.copyOf(best);
    }

    /** The one side that has nobody left, if the other has. */
    public Optional<Integer> destroyed() {
        boolean first = tally.destroyed(0);
        return first == tally.destroyed(1) ? Optional.empty() : Optional.of(first ? 0 : 1);
    }
}
