package sandtable.tacticalgamex.scenario;

import sandtable.space.HexSet;

import java.util.List;

/**
 * How a battle is decided. At the end the highest grade that a side has reached counts, of two the
 * higher wins, and equal grades or none are a draw; a grade that holds at once decides alone, the
 * first in the list before others.
 *
 * @param objectives all hexes of which somebody may ask who controls them
 */
public record Victory(List<Score> scores, List<Grade> grades, HexSet objectives) {
    public Victory {
        scores = List.copyOf(scores);
        grades = List.copyOf(grades);
    }
}
