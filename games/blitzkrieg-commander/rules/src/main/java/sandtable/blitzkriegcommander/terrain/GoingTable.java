package sandtable.blitzkriegcommander.terrain;

import sandtable.blitzkriegcommander.data.Data;
import sandtable.blitzkriegcommander.forces.Mobility;
import sandtable.kernel.text.Rows;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** How ground hinders whom, from {@code tables/going.tsv}. */
public final class GoingTable {
    /** The columns of the table. */
    public enum Column {
        LINEAR,
        HILLS,
        LOW,
        HIGH,
        PART_WET,
        SHALLOW_WET,
        DEEP_WET,
        FIRM_SNOW,
        DEEP_SNOW,
        TRENCH,
        WIRE,
        AT_OBSTACLE,
        MINES_SEEN,
        MINES_HIDDEN;

        String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    private static final String FILE = "tables/going.tsv";
    private static final String MOBILITY = "mobility";
    private static final Map<Mobility, Map<Column, Going>> TABLE = read();

    private GoingTable() {}

    public static Going of(Mobility mobility, Column column) {
        return TABLE.get(mobility).get(column);
    }

    private static Map<Mobility, Map<Column, Going>> read() {
        var columns = new ArrayList<>(List.of(MOBILITY));
        Arrays.stream(Column.values()).map(Column::word).forEach(columns::add);
        var table = new EnumMap<Mobility, Map<Column, Going>>(Mobility.class);
        for (Rows.Row row : Rows.parse(FILE, Data.text(FILE), columns)) {
            var going = new EnumMap<Column, Going>(Column.class);
            for (Column each : Column.values()) {
                going.put(each, row.read(each.word(), Going::parse, "-, O, D, OD, I or B"));
            }
            table.put(row.one(MOBILITY, Mobility.values()), going);
        }
        return table;
    }
}
