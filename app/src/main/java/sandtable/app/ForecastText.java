package sandtable.app;

import sandtable.scene.Columns;
import sandtable.scene.Forecast;
import sandtable.scene.ResultsTable;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.TreeSet;

/** Odds in text: how the dice came about, a table of all results, what matters most. */
final class ForecastText {
    private ForecastText() {}

    static String of(Forecast forecast) {
        var text =
                new StringBuilder(forecast.words())
                        .append(" [")
                        .append(forecast.clause())
                        .append("]\n");
        forecast.reasons()
                .forEach(each -> text.append("  ").append(BriefingText.reason(each)).append('\n'));
        forecast.tables().forEach(each -> text.append('\n').append(table(each)));
        text.append('\n').append(grid(forecast)).append('\n');
        for (Forecast.Figure figure : forecast.figures()) {
            text.append("%8s  %s%n".formatted(shown(figure), figure.words()));
        }
        return text.toString();
    }

    /** The short form: the first figure only, for one line beside a choice. */
    static String brief(Forecast forecast) {
        Forecast.Figure first = forecast.figures().getFirst();
        return forecast.words() + ": " + shown(first) + " " + first.words();
    }

    private static String shown(Forecast.Figure figure) {
        return switch (figure.measure()) {
            case PROBABILITY -> percent(figure.value());
            case NUMBER -> String.format(Locale.ROOT, "%.2f", figure.value());
        };
    }

    /** Never rounded to certainty: 100 % and 0 % are only said where they are exact. */
    static String percent(double probability) {
        if (probability <= 0) {
            return "0%";
        }
        if (probability >= 1 - 1e-12) {
            return "100%";
        }
        if (probability < 0.0005) {
            return "<0.1%";
        }
        return probability > 0.9995
                ? ">99.9%"
                : String.format(Locale.ROOT, "%.1f%%", 100 * probability);
    }

    /** The lit column is in brackets, and so are the rows the dice can come to. */
    private static String table(ResultsTable table) {
        var rows = new ArrayList<List<String>>();
        var heading = new ArrayList<String>(List.of(""));
        for (int i = 0; i < table.columns().size(); i++) {
            heading.add(marked(table.columns().get(i), i == table.column()));
        }
        rows.add(heading);
        for (ResultsTable.Row row : table.rows()) {
            var line = new ArrayList<String>(List.of(row.heading()));
            for (int i = 0; i < row.cells().size(); i++) {
                line.add(marked(row.cells().get(i), row.reached() && i == table.column()));
            }
            rows.add(line);
        }
        var text = new StringBuilder(table.name() + "\n" + Columns.of(rows));
        for (ResultsTable.Result each : table.results()) {
            text.append("%4s  %s: %s%n".formatted(each.code(), each.words(), each.odds()));
        }
        return text.toString();
    }

    private static String marked(String text, boolean lit) {
        return lit ? "[" + text + "]" : text;
    }

    private static String grid(Forecast forecast) {
        var columns = new TreeSet<Integer>();
        var rows = new TreeMap<Integer, TreeMap<Integer, Double>>();
        for (Forecast.Cell cell : forecast.cells()) {
            columns.add(cell.across());
            rows.computeIfAbsent(cell.down(), _ -> new TreeMap<>())
                    .merge(cell.across(), cell.probability(), Double::sum);
        }
        var table = new ArrayList<List<String>>();
        var heading = new ArrayList<String>(List.of(forecast.down().words()));
        columns.forEach(each -> heading.add(forecast.across().label(each)));
        heading.add("any");
        table.add(heading);
        rows.forEach(
                (down, cells) -> {
                    var row =
                            new ArrayList<String>(
                                    List.of(
                                            forecast.down().words().isEmpty()
                                                    ? ""
                                                    : forecast.down().label(down)));
                    columns.forEach(each -> row.add(percent(cells.getOrDefault(each, 0.0))));
                    row.add(percent(cells.values().stream().mapToDouble(each -> each).sum()));
                    table.add(row);
                });
        return "Across: " + forecast.across().words() + "\n" + Columns.of(table);
    }
}
