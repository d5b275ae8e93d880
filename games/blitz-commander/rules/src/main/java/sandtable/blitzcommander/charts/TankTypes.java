package sandtable.blitzcommander.charts;

import sandtable.blitzcommander.data.Data;
import sandtable.kernel.text.Nearest;
import sandtable.kernel.text.Rows;

import java.util.List;

/**
 * The tank types of all armies, from {@code tables/tanks.tsv}: the rows and columns of the AT
 * Factor charts, by number.
 */
public final class TankTypes {
    private static final String FILE = "tables/tanks.tsv";
    private static final List<String> COLUMNS =
            List.of("name", "attacking-gun", "defending-gun", "armor");
    private static final int LEAST = 1;
    private static final int MOST = 9;
    private static final TankTypes ALL = parse(FILE, Data.text(FILE));

    private final List<TankType> types;

    private TankTypes(List<TankType> types) {
        this.types = types;
    }

    public static TankTypes all() {
        return ALL;
    }

    static TankTypes parse(String file, String text) {
        return new TankTypes(
                Rows.parse(file, text, COLUMNS).stream().map(TankTypes::type).toList());
    }

    private static TankType type(Rows.Row row) {
        return new TankType(
                row.text("name"),
                Cells.number(row, "attacking-gun", LEAST, MOST),
                Cells.number(row, "defending-gun", LEAST, MOST),
                Cells.number(row, "armor", LEAST, MOST));
    }

    public List<TankType> list() {
        return types;
    }

    /** The number of the tank type that a cell names. */
    public int number(Rows.Row row, String column) {
        List<String> names = types.stream().map(TankType::name).toList();
        int number = names.indexOf(row.text(column));
        if (number < 0) {
            String name = row.text(column);
            throw row.wrong(
                    column, "there is no tank type \"" + name + "\"" + Nearest.hint(name, names));
        }
        return number;
    }
}
