package sandtable.hexblitz;

import sandtable.kernel.Clause;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How a battle is won. The book leaves this to the scenario (R-HB-31); one that says nothing is won
 * by more SP destroyed (data ruling 44).
 *
 * @param grades the first that is reached decides; without any, more points do
 * @param objectives the hexes of which it matters who controls them
 */
public record Victory(List<Grade> grades, List<Score> scores, List<Integer> objectives) {
    private static final Clause LAST_TURN = Clause.of("HB-SEQ.9");

    public Victory {
        grades = List.copyOf(grades);
        scores = List.copyOf(scores);
        objectives = List.copyOf(objectives);
    }

    /** The hexes in which a unit must be at the end, whoever controls them before. */
    public List<Integer> goals() {
        return grades.stream()
                .flatMap(grade -> Stream.concat(grade.all().stream(), grade.any().stream()))
                .filter(Condition.Presence.class::isInstance)
                .flatMap(each -> ((Condition.Presence) each).hexes().stream())
                .distinct()
                .toList();
    }

    /** The points of each side. */
    public List<Integer> points(Table table) {
        int[] points = new int[table.battle().sides().size()];
        for (Score score : scores) {
            points[score.side()] += score.points(table);
        }
        return List.of(points[0], points[1]);
    }

    /** Whether the battle is over before its last turn. */
    public boolean decided(Table table) {
        List<Integer> points = points(table);
        return grades.stream().anyMatch(grade -> grade.atOnce() && grade.reached(table, points));
    }

    /**
     * How the battle ends if it ends now. A side without a unit left has lost, whatever ground it
     * held last.
     */
    public Step.Over result(Table table) {
        List<Integer> points = points(table);
        boolean first = destroyed(table, 0);
        boolean second = destroyed(table, 1);
        if (first != second) {
            int winner = first ? 1 : 0;
            String reason =
                    "%s victory: no %s unit is left"
                            .formatted(name(table, winner), name(table, 1 - winner));
            return new Step.Over(Optional.of(winner), points, LAST_TURN, reason);
        }
        for (Grade grade : grades) {
            if (grade.reached(table, points)) {
                return new Step.Over(
                        grade.winner(), points, LAST_TURN, grade.reason(table, points));
            }
        }
        return byPoints(table.battle(), points);
    }

    /** Whether every combat unit of a side is destroyed. */
    private static boolean destroyed(Table table, int side) {
        return table.battle().stands().stream()
                .filter(stand -> stand.side() == side && !stand.transport())
                .allMatch(stand -> table.unit(stand.index()).hex() == Unit.DESTROYED);
    }

    private static String name(Table table, int side) {
        return table.battle().sides().get(side).id();
    }

    private static Step.Over byPoints(Battle battle, List<Integer> points) {
        int ahead = Integer.compare(points.getFirst(), points.getLast());
        String tally = points.getFirst() + " to " + points.getLast() + " points";
        if (ahead == 0) {
            return new Step.Over(Optional.empty(), points, LAST_TURN, "Draw: " + tally);
        }
        int winner = ahead > 0 ? 0 : 1;
        String reason = battle.sides().get(winner) + " victory: " + tally;
        return new Step.Over(Optional.of(winner), points, LAST_TURN, reason);
    }

    /** The conditions in words, for the scenario card. */
    public List<String> words(Battle battle) {
        var words = new ArrayList<String>();
        scores.forEach(score -> words.add(score.words(battle)));
        grades.forEach(grade -> words.add(grade.words(battle)));
        if (grades.isEmpty()) {
            words.add("More points win");
        }
        return List.copyOf(words);
    }
}
