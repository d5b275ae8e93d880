package sandtable.notquitemechanized.fire;

import sandtable.kernel.text.Grid;
import sandtable.notquitemechanized.data.Data;

import java.util.ArrayList;
import java.util.List;

/** NQM-FFT: Winning the Firefight, by weapon class less target class (NQM-NOTE.1). */
public final class FirefightTable {
    private static final int MOST = 2;
    private static final int LEAST = -2;
    private static final List<List<Integer>> ROWS = read();

    private FirefightTable() {}

    /**
     * The casualties of each face of a die. Above the table the best row counts; below it there is
     * no effect (NQM-NOTE.3). Circumstances choose the row, never the face (NQM-DES.4).
     */
    public static List<Integer> casualties(int difference) {
        return difference < LEAST
                ? List.of(0, 0, 0, 0, 0, 0)
                : ROWS.get(Math.min(MOST, difference) - LEAST);
    }

    private static List<List<Integer>> read() {
        Grid<Integer> grid =
                Grid.parse(
                        "tables/firefight.tsv",
                        Data.text("tables/firefight.tsv"),
                        Integer::parseInt);
        var rows = new ArrayList<List<Integer>>();
        for (int difference = LEAST; difference <= MOST; difference++) {
            var row = new ArrayList<Integer>();
            for (int face = 1; face <= 6; face++) {
                row.add(grid.at(String.valueOf(difference), String.valueOf(face)));
            }
            rows.add(List.copyOf(row));
        }
        return List.copyOf(rows);
    }
}
