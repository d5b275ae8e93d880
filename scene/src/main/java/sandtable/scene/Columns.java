package sandtable.scene;

import java.util.List;

/** Rows of text set in columns, two spaces between them. */
public final class Columns {
    private Columns() {}

    public static String of(List<List<String>> rows) {
        var text = new StringBuilder();
        for (List<String> row : rows) {
            var line = new StringBuilder();
            for (int i = 0; i < row.size(); i++) {
                int column = i;
                int width =
                        rows.stream().mapToInt(each -> each.get(column).length()).max().orElse(0);
                line.append(row.get(i)).append(" ".repeat(width - row.get(i).length()));
                line.append(width == 0 ? "" : "  ");
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }
}
