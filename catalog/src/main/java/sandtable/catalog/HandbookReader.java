package sandtable.catalog;

import sandtable.formats.Toml;
import sandtable.kernel.Clause;
import sandtable.kernel.text.Fields;
import sandtable.scene.Chart;
import sandtable.scene.Specimen;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Reads {@code handbook.toml} of a game: the primer, which of the tables the rules play by are
 * printed and under which headings, and how the units are sorted into armies.
 */
final class HandbookReader {
    private static final String ANY = "*";

    private final Function<String, String> files;

    /**
     * @param files the text of a data file by its name
     */
    HandbookReader(Function<String, String> files) {
        this.files = files;
    }

    /**
     * @param printed tables that stand in no file; they come first
     */
    Handbook read(String file, String text, List<Chart> printed, List<Specimen> units) {
        Fields fields = Toml.read(file, text);
        List<Handbook.Part> primer = fields.tables("primer").stream().map(this::part).toList();
        var charts = new ArrayList<>(printed);
        fields.tables("chart").forEach(each -> charts.add(chart(each)));
        var left = new LinkedHashSet<>(units);
        List<Handbook.Army> armies =
                fields.tables("army").stream().map(each -> army(each, left)).toList();
        fields.nothingElse();
        if (!left.isEmpty()) {
            String first = left.iterator().next().id();
            throw fields.wrong("army", "no army has the unit \"" + first + "\"");
        }
        return new Handbook(primer, charts, armies);
    }

    private Handbook.Part part(Fields fields) {
        var part = new Handbook.Part(fields.text("title"), fields.texts("points"));
        fields.nothingElse();
        return part;
    }

    private Chart chart(Fields fields) {
        String title = fields.text("title");
        String table = fields.text("table");
        List<String> headings = fields.texts("headings");
        List<List<String>> lines = lines(files.apply(table));
        int columns = lines.getFirst().size();
        if (headings.size() != columns) {
            throw fields.wrong(
                    "headings",
                    "%d for %d columns of %s: %s; \"\" leaves one out"
                            .formatted(
                                    headings.size(),
                                    columns,
                                    table,
                                    String.join(", ", lines.getFirst())));
        }
        var chart =
                new Chart(
                        title,
                        clause(fields),
                        fields.text("words"),
                        kept(headings, headings),
                        lines.subList(1, lines.size()).stream()
                                .map(each -> kept(each, headings))
                                .toList());
        fields.nothingElse();
        return chart;
    }

    private static Optional<Clause> clause(Fields fields) {
        String id = fields.text("clause");
        try {
            return Optional.of(Clause.of(id));
        } catch (IllegalArgumentException e) {
            throw fields.wrong("clause", "\"" + id + "\" is no clause id");
        }
    }

    /** The cells of the columns that have a heading. */
    private static List<String> kept(List<String> cells, List<String> headings) {
        var kept = new ArrayList<String>();
        for (int i = 0; i < headings.size(); i++) {
            if (!headings.get(i).isEmpty()) {
                kept.add(i < cells.size() ? cells.get(i) : "");
            }
        }
        return kept;
    }

    /** The cells of a tab-separated table; the rules have read it already, and strictly. */
    private static List<List<String>> lines(String text) {
        return text.lines()
                .filter(each -> !each.isBlank() && !each.startsWith("#"))
                .map(each -> List.of(each.split("\t", -1)))
                .toList();
    }

    private static Handbook.Army army(Fields fields, Set<Specimen> left) {
        String name = fields.text("name");
        List<String> patterns = fields.texts("units");
        List<Specimen> units = left.stream().filter(each -> fits(each.id(), patterns)).toList();
        if (units.isEmpty()) {
            throw fields.wrong("units", "there are no such units");
        }
        units.forEach(left::remove);
        fields.nothingElse();
        return new Handbook.Army(name, units);
    }

    /** Whether an id is in the list, where {@code us-*} stands for all that begin so. */
    private static boolean fits(String id, List<String> patterns) {
        return patterns.stream()
                .anyMatch(
                        each ->
                                each.endsWith(ANY)
                                        ? id.startsWith(each.substring(0, each.length() - 1))
                                        : id.equals(each));
    }
}
