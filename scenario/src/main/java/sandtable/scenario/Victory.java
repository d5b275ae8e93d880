package sandtable.scenario;

import sandtable.space.HexSet;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.stream.Stream;

/**
 * How a battle is won, which no book says. Of the grades that are reached at the end the highest
 * decides, and equal ones of both sides are a draw; a grade that holds at once decides alone, the
 * first in the list before others. Without grades more points win.
 *
 * @param objectives the hexes of which it matters who controls them, as they are first named
 * @param held the same as a set, since it is asked for often
 */
public record Victory(
        List<Score> scores, List<Grade> grades, List<Integer> objectives, HexSet held) {
    public Victory {
        scores = List.copyOf(scores);
        grades = List.copyOf(grades);
        objectives = List.copyOf(objectives);
    }

    public static Victory of(List<Score> scores, List<Grade> grades) {
        SequencedSet<Integer> objectives = new LinkedHashSet<>();
        measures(scores, grades).forEach(each -> held(each).forEach(objectives::add));
        var held = new HexSet.Edit();
        objectives.forEach(held::add);
        return new Victory(scores, grades, List.copyOf(objectives), held.done());
    }

    /** Everything that is counted for it. */
    public Stream<Measure> measures() {
        return measures(scores, grades);
    }

    private static Stream<Measure> measures(List<Score> scores, List<Grade> grades) {
        return Stream.concat(
                scores.stream().map(Score::measure),
                grades.stream().flatMap(Grade::conditions).map(Condition::measure));
    }

    /** The hexes of which a measure asks who controls them. */
    private static HexSet held(Measure measure) {
        return switch (measure) {
            case Measure.Controlled(_, HexSet hexes) -> hexes;
            case Measure.OpenBridge(_, int hex, HexSet banks) -> banks.or(HexSet.of(hex));
            case Measure.Ratio(Measure one, Measure other) -> held(one).or(held(other));
            case Measure.Present _,
                    Measure.Occupied _,
                    Measure.Left _,
                    Measure.Lost _,
                    Measure.StrengthLost _,
                    Measure.Remains _,
                    Measure.OutOfSupply _,
                    Measure.Points _,
                    Measure.Lead _,
                    Measure.Turn _ ->
                    HexSet.NONE;
        };
    }

    /** Whether points decide anything. */
    public boolean byPoints() {
        return grades.isEmpty()
                || grades.stream()
                        .flatMap(Grade::conditions)
                        .map(Condition::measure)
                        .anyMatch(
                                each ->
                                        each instanceof Measure.Points
                                                || each instanceof Measure.Lead);
    }
}
