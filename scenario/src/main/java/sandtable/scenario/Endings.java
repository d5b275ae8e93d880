package sandtable.scenario;

import java.util.List;
import java.util.Optional;

/** How a battle ends, with the words for it. */
public record Endings(Reckoning reckoning, Terms terms) {
    /** By a grade that has been reached. */
    public Ending by(Grade grade) {
        String because = new VictoryWords(terms).because(grade, reckoning);
        return ending(grade.winner(), grade.name() + ": " + because + tally());
    }

    /** Because the loser has nobody left. */
    public Ending destroyed(int loser) {
        String reason =
                "%s victory: no %s %s is left%s"
                        .formatted(
                                terms.side(1 - loser),
                                terms.side(loser),
                                terms.fighter().one(),
                                tally());
        return ending(Optional.of(1 - loser), reason);
    }

    /** After the last turn. */
    public Ending atLast() {
        if (reckoning.victory().grades().isEmpty()) {
            return byPoints();
        }
        List<Grade> best = reckoning.best();
        if (best.isEmpty()) {
            return ending(Optional.empty(), "Draw: no grade of victory was reached" + tally());
        }
        if (best.stream().map(Grade::winner).distinct().count() == 1) {
            return by(best.getFirst());
        }
        String both = HexWords.listed(best.stream().map(Grade::name).distinct().toList(), "and");
        return ending(Optional.empty(), "Draw: " + both + " at the same time" + tally());
    }

    private Ending byPoints() {
        List<Integer> points = reckoning.points();
        int ahead = Integer.compare(points.getFirst(), points.getLast());
        String numbers = points.getFirst() + " to " + points.getLast() + " points";
        if (ahead == 0) {
            return ending(Optional.empty(), "Draw: " + numbers);
        }
        int winner = ahead > 0 ? 0 : 1;
        return ending(Optional.of(winner), terms.side(winner) + " victory: " + numbers);
    }

    /** The points, where they decide anything. */
    private String tally() {
        return reckoning.victory().byPoints()
                ? " (" + reckoning.points(0) + " to " + reckoning.points(1) + " points)"
                : "";
    }

    private Ending ending(Optional<Integer> winner, String reason) {
        return new Ending(winner, reckoning.points(), reason);
    }
}
