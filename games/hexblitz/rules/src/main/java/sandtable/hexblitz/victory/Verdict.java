package sandtable.hexblitz.victory;

import sandtable.hexblitz.state.Battle;
import sandtable.hexblitz.state.Grade;
import sandtable.hexblitz.state.Score;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.kernel.Clause;
import sandtable.kernel.Pending;
import sandtable.kernel.Side;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Who has won: the first grade of the scenario that is reached decides, without any more points do
 * (data ruling 44).
 */
public final class Verdict {
    private static final Clause LAST_TURN = Clause.of("HB-SEQ.9");

    private Verdict() {}

    /** The points of each side. */
    public static List<Integer> points(Table table) {
        int[] points = new int[table.battle().sides().size()];
        for (Score score : table.battle().victory().scores()) {
            points[score.side()] += Measures.points(score, table);
        }
        return List.of(points[0], points[1]);
    }

    /** Whether the battle is over before its last turn. */
    public static boolean decided(Table table) {
        List<Integer> points = points(table);
        return table.battle().victory().grades().stream()
                .anyMatch(grade -> grade.atOnce() && reached(grade, table, points));
    }

    /**
     * How the battle ends if it ends now. A side without a unit left has lost, whatever ground it
     * held last.
     */
    public static Pending.Over of(Table table) {
        Battle battle = table.battle();
        List<Integer> points = points(table);
        boolean first = destroyed(table, 0);
        boolean second = destroyed(table, 1);
        if (first != second) {
            int winner = first ? 1 : 0;
            String reason =
                    "%s victory: no %s unit is left"
                            .formatted(battle.sides().get(winner), battle.sides().get(1 - winner));
            return over(battle, Optional.of(winner), points, reason);
        }
        for (Grade grade : battle.victory().grades()) {
            if (reached(grade, table, points)) {
                return over(battle, grade.winner(), points, reason(grade, table, points));
            }
        }
        return byPoints(battle, points);
    }

    /** Whether every combat unit of a side is destroyed. */
    private static boolean destroyed(Table table, int side) {
        return table.battle().stands().stream()
                .filter(stand -> stand.side() == side && !stand.transport())
                .allMatch(stand -> table.unit(stand.index()).is(Whereabouts.Off.DESTROYED));
    }

    private static boolean reached(Grade grade, Table table, List<Integer> points) {
        return grade.all().stream().allMatch(each -> Measures.holds(each, table, points))
                && (grade.any().isEmpty()
                        || grade.any().stream()
                                .anyMatch(each -> Measures.holds(each, table, points)));
    }

    private static String reason(Grade grade, Table table, List<Integer> points) {
        if (grade.unconditional()) {
            return grade.name() + ": nothing else was reached";
        }
        String met =
                Stream.concat(grade.all().stream(), grade.any().stream())
                        .filter(each -> Measures.holds(each, table, points))
                        .map(each -> each.words(table.battle()))
                        .collect(Collectors.joining(", "));
        return grade.name() + ": " + met;
    }

    private static Pending.Over byPoints(Battle battle, List<Integer> points) {
        int ahead = Integer.compare(points.getFirst(), points.getLast());
        String tally = points.getFirst() + " to " + points.getLast() + " points";
        if (ahead == 0) {
            return over(battle, Optional.empty(), points, "Draw: " + tally);
        }
        int winner = ahead > 0 ? 0 : 1;
        String reason = battle.sides().get(winner) + " victory: " + tally;
        return over(battle, Optional.of(winner), points, reason);
    }

    private static Pending.Over over(
            Battle battle, Optional<Integer> winner, List<Integer> points, String reason) {
        List<Side> sides = battle.sides();
        return new Pending.Over(
                winner.map(sides::get),
                Map.of(sides.get(0), points.get(0), sides.get(1), points.get(1)),
                LAST_TURN,
                reason);
    }
}
