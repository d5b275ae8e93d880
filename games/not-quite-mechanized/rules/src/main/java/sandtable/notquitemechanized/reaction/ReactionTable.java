package sandtable.notquitemechanized.reaction;

import sandtable.kernel.text.Rows;
import sandtable.notquitemechanized.data.Data;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** NQM-CRTT: the Command Reaction Table, in hours for each leg. */
enum ReactionTable {
    BATTALION_TO_BRIGADE,
    BRIGADE_TO_DIVISION,
    DIVISION_TO_BRIGADE,
    BRIGADE_TO_BATTALION,
    BATTALION_TO_COMPANIES;

    private static final String FILE = "tables/reaction.tsv";
    private static final Map<ReactionTable, Integer> HOURS = read();

    int hours() {
        return HOURS.get(this);
    }

    private static Map<ReactionTable, Integer> read() {
        var hours = new EnumMap<ReactionTable, Integer>(ReactionTable.class);
        for (Rows.Row row : Rows.parse(FILE, Data.text(FILE), List.of("id", "hours", "clause"))) {
            hours.put(row.one("id", values()), row.number("hours"));
        }
        return hours;
    }
}
