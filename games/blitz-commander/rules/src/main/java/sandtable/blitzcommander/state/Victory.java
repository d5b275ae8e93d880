package sandtable.blitzcommander.state;

import java.util.List;

/**
 * How a battle is won. The book leaves this to the scenario (R-BC-26).
 *
 * @param scores what there are points for
 * @param grades the first that is reached decides; without any, more points do
 */
public record Victory(List<Score> scores, List<Grade> grades) {
    public Victory {
        scores = List.copyOf(scores);
        grades = List.copyOf(grades);
    }
}
