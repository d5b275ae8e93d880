package sandtable.notquitemechanized.measuring;

import sandtable.kernel.text.Rows;
import sandtable.notquitemechanized.data.Data;

import java.util.ArrayList;
import java.util.List;

/**
 * NQM-SCALE.1 to .3: the ground scales of figures. Scenarios are drawn at the last.
 *
 * @param ground what a millimetre stands for, in millimetres
 * @param houses the scale of houses and aircraft
 */
public record Scale(String figures, int ground, int houses) {
    private static final String FILE = "tables/scales.tsv";
    private static final List<Scale> ALL = read();
    private static final int MILLIMETRES = 1000;

    public static List<Scale> all() {
        return ALL;
    }

    public static Scale drawn() {
        return ALL.getLast();
    }

    /** How many metres a millimetre of a drawn table is. */
    public int metres() {
        return ground / MILLIMETRES;
    }

    private static List<Scale> read() {
        var all = new ArrayList<Scale>();
        var columns = List.of("figures", "ground", "houses", "clause");
        for (Rows.Row row : Rows.parse(FILE, Data.text(FILE), columns)) {
            all.add(new Scale(row.text("figures"), row.number("ground"), row.number("houses")));
        }
        return List.copyOf(all);
    }
}
