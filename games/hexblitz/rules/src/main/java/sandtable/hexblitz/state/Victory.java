package sandtable.hexblitz.state;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * How a battle is won. The book leaves this to the scenario (R-HB-31); one that says nothing is won
 * by more SP destroyed (data ruling 44).
 *
 * @param grades the first that is reached decides; without any, more points do
 * @param objectives the hexes of which it matters who controls them
 */
public record Victory(List<Grade> grades, List<Score> scores, List<Integer> objectives) {
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
