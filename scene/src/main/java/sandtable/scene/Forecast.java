package sandtable.scene;

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
 * @param tables the printed tables the throw is read on; none where it is read on none
 */
public record Forecast(
        String words,
        Clause clause,
        List<Reason> reasons,
        Axis across,
        Axis down,
        List<Cell> cells,
        List<Figure> figures,
        List<ResultsTable> tables) {
    public Forecast {
        reasons = List.copyOf(reasons);
        cells = List.copyOf(cells);
        figures = List.copyOf(figures);
        tables = List.copyOf(tables);
    }

    /** A throw that is read on no table. */
    public Forecast(
            String words,
            Clause clause,
            List<Reason> reasons,
            Axis across,
            Axis down,
            List<Cell> cells,
            List<Figure> figures) {
        this(words, clause, reasons, across, down, cells, figures, List.of());
    }

    /**
     * @param key its name in machine-readable output
     * @param labels what the values stand for, from 0 on; none where they are plain numbers
     */
    public record Axis(String key, String words, List<String> labels) {
        /** Where there is only one number. */
        public static final Axis NONE = new Axis("", "");

        public Axis {
            labels = List.copyOf(labels);
        }

        public Axis(String key, String words) {
            this(key, words, List.of());
        }

        public boolean named() {
            return !labels.isEmpty();
        }

        public String label(int value) {
            return named() ? labels.get(value) : String.valueOf(value);
        }
    }

    public record Cell(int across, int down, double probability) {}

    public record Figure(String words, double value, Measure measure) {}

    public enum Measure {
        PROBABILITY,
        NUMBER
    }
}
