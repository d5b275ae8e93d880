package sandtable.display;

import sandtable.kernel.Clause;

import java.util.List;

/**
 * Exact odds of one throw, for one number or for two at once.
 *
 * @param reasons how the dice came to be so many, each modifier a line
 * @param across what {@link Cell#across} counts
 * @param down what {@link Cell#down} counts; the same as {@code across} where there is only one
 *     number
 * @param figures what a player wants to know first, such as the mean
 */
public record Forecast(
        String words,
        Clause clause,
        List<Reason> reasons,
        Axis across,
        Axis down,
        List<Cell> cells,
        List<Figure> figures) {
    public Forecast {
        reasons = List.copyOf(reasons);
        cells = List.copyOf(cells);
        figures = List.copyOf(figures);
    }

    /**
     * @param key its name in machine-readable output
     */
    public record Axis(String key, String words) {}

    public record Cell(int across, int down, double probability) {}

    public record Figure(String words, double value, Measure measure) {}

    public enum Measure {
        PROBABILITY,
        NUMBER
    }
}
