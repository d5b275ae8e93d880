package sandtable.notquitemechanized.measuring;

import sandtable.kernel.text.Rows;
import sandtable.notquitemechanized.data.Data;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** NQM-ESTATE: the Real Estate Table, in metres. */
public enum Estate {
    COMPANY,
    COMPANY_IN_DEFENCE,
    BATTALION,
    BATTALION_IN_DEFENCE,
    BRIGADE,
    DIVISION;

    /** NQM-ESTATE.7. */
    public enum Country {
        CLOSE,
        OPEN
    }

    private record Row(int least, int most, int depth) {}

    private static final String FILE = "tables/estate.tsv";
    private static final Map<Estate, Row> ROWS = read();

    /** NQM-ESTATE.7: close country takes the lower limit, open country the upper. */
    public int front(Country country) {
        return country == Country.CLOSE ? ROWS.get(this).least() : ROWS.get(this).most();
    }

    /** Of its column on a road, or of what it holds in defence. */
    public int depth() {
        return ROWS.get(this).depth();
    }

    /** C1: how many companies fit into a position of a diameter: part of one counts, one always. */
    public static int companies(int diameter, Country country) {
        return Math.max(1, Math.ceilDiv(diameter, COMPANY_IN_DEFENCE.front(country)));
    }

    private static Map<Estate, Row> read() {
        var rows = new EnumMap<Estate, Row>(Estate.class);
        var columns = List.of("id", "front-least", "front-most", "depth", "clause");
        for (Rows.Row row : Rows.parse(FILE, Data.text(FILE), columns)) {
            rows.put(
                    row.one("id", values()),
                    new Row(
                            row.number("front-least"),
                            row.number("front-most"),
                            row.number("depth")));
        }
        return rows;
    }
}
