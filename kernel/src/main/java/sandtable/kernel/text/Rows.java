package sandtable.kernel.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.Function;

/**
 * Tab-separated rows under headings. Lines that begin with {@code #} are notes. Strict: every cell
 * is there and named.
 */
public final class Rows {
    private Rows() {}

    /** One row; reading a cell that is wrong is refused with file, line and column. */
    public record Row(String file, int line, Map<String, String> cells) {
        public String text(String column) {
            if (!cells.containsKey(column)) {
                throw new NoSuchElementException(file + " has no column " + column);
            }
            return cells.get(column);
        }

        public boolean empty(String column) {
            return text(column).isEmpty() || text(column).equals("-");
        }

        public int number(String column) {
            return read(column, Integer::parseInt, "a whole number");
        }

        public <T> T read(String column, Function<String, T> reader, String form) {
            try {
                return reader.apply(text(column));
            } catch (IllegalArgumentException e) {
                throw wrong(column, "must be " + form + ", not \"" + text(column) + "\"");
            }
        }

        /** Whether a cell says {@code yes}; otherwise it must be empty. */
        public boolean yes(String column) {
            if (!text(column).equals("yes") && !empty(column)) {
                throw wrong(column, "must be yes or -, not \"" + text(column) + "\"");
            }
            return !empty(column);
        }

        /** The value of an enum that a cell spells, in small letters with - between words. */
        public <T extends Enum<T>> T one(String column, T[] values) {
            String word = text(column);
            List<String> right = Arrays.stream(values).map(Row::spelled).toList();
            int at = right.indexOf(word);
            if (at < 0) {
                throw wrong(column, "there is no \"" + word + "\"" + Nearest.hint(word, right));
            }
            return values[at];
        }

        private static String spelled(Enum<?> value) {
            return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        public BadInput wrong(String column, String what) {
            return new BadInput(file, line, column, what);
        }
    }

    /**
     * Reads all rows. The headings must be just {@code columns}, and the first column must differ
     * from row to row.
     */
    public static List<Row> parse(String file, String text, List<String> columns) {
        var rows = new ArrayList<Row>();
        var keys = new HashSet<String>();
        List<String> headings = null;
        int number = 0;
        for (String line : text.split("\n", -1)) {
            number++;
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            List<String> cells = List.of(line.stripTrailing().split("\t", -1));
            if (headings == null) {
                headings = cells;
                requireHeadings(file, number, headings, columns);
                continue;
            }
            var row = row(file, number, headings, cells);
            String key = row.text(headings.getFirst());
            if (!keys.add(key)) {
                throw row.wrong(headings.getFirst(), "\"" + key + "\" stands here a second time");
            }
            rows.add(row);
        }
        if (headings == null) {
            throw new BadInput(
                    file, 0, "", "has no headings; they are " + String.join(", ", columns));
        }
        return List.copyOf(rows);
    }

    private static void requireHeadings(
            String file, int line, List<String> headings, List<String> columns) {
        for (String heading : headings) {
            if (!columns.contains(heading)) {
                throw new BadInput(
                        file, line, heading, "no such column" + Nearest.hint(heading, columns));
            }
        }
        if (new HashSet<>(headings).size() < headings.size()) {
            throw new BadInput(file, line, "", "a heading stands twice");
        }
        for (String column : columns) {
            if (!headings.contains(column)) {
                throw new BadInput(file, line, column, "this column is missing");
            }
        }
    }

    private static Row row(String file, int line, List<String> headings, List<String> given) {
        var cells = new ArrayList<>(given);
        while (cells.size() < headings.size()) { // editors strip the tabs of empty cells at the end
            cells.add("");
        }
        if (cells.size() > headings.size()) {
            throw new BadInput(
                    file,
                    line,
                    "",
                    "has " + cells.size() + " cells under " + headings.size() + " headings");
        }
        var named = new HashMap<String, String>();
        for (int i = 0; i < cells.size(); i++) {
            named.put(headings.get(i), cells.get(i).strip());
        }
        return new Row(file, line, Map.copyOf(named));
    }
}
