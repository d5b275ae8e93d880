package sandtable.scene;

import sandtable.kernel.Clause;

import java.util.List;

/**
 * A printed table on which a throw is read, with what this throw can bring lit.
 *
 * @param name what it is and for whom, such as "Combat Results Table: T-34"
 * @param columns headings from left to right
 * @param column the lit one, counted from 0, or {@link #NO_COLUMN}
 * @param results each result that can come up, the best for who throws first
 */
public record ResultsTable(
        String name,
        List<String> columns,
        List<Row> rows,
        int column,
        List<Result> results,
        Clause clause) {
    /** The throw is below the table, so that nothing can come of it. */
    public static final int NO_COLUMN = -1;

    /**
     * @param reached whether the dice can come to it
     */
    public record Row(String heading, List<String> cells, boolean reached) {
        public Row {
            cells = List.copyOf(cells);
        }
    }

    /**
     * @param code as the table prints it
     * @param words what it does here
     * @param odds such as "4 in 6"
     */
    public record Result(String code, String words, String odds, double probability) {}

    public ResultsTable {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
        results = List.copyOf(results);
    }
}
