package sandtable.kernel.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** A printed table: a value for each row and column heading. */
public final class Grid<T> {
    private final String file;
    private final Map<String, Map<String, T>> rows = new HashMap<>();

    private Grid(String file) {
        this.file = file;
    }

    /**
     * Reads tab-separated text. Lines that begin with {@code #} are notes; the first other line
     * holds the column headings.
     */
    public static <T> Grid<T> parse(String file, String text, Function<String, T> cell) {
        var grid = new Grid<T>(file);
        String first =
                text.lines()
                        .filter(each -> !each.isBlank() && !each.startsWith("#"))
                        .findFirst()
                        .orElse("");
        var headings = new ArrayList<>(List.of(first.split("\t")));
        for (Rows.Row row : Rows.parse(file, text, headings)) {
            var cells = new HashMap<String, T>();
            for (String heading : headings.subList(1, headings.size())) {
                cells.put(heading, row.read(heading, cell, "a value of this table"));
            }
            grid.rows.put(row.text(headings.getFirst()), Map.copyOf(cells));
        }
        return grid;
    }

    public T at(String row, String column) {
        T value = rows.getOrDefault(row, Map.of()).get(column);
        if (value == null) {
            throw new IllegalArgumentException(
                    file + ": no cell at row " + row + ", column " + column);
        }
        return value;
    }
}
