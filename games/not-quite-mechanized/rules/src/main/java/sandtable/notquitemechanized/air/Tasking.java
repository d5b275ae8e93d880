package sandtable.notquitemechanized.air;

import sandtable.kernel.text.Rows;
import sandtable.notquitemechanized.battle.Level;
import sandtable.notquitemechanized.data.Data;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** NQM-TASK.1, NQM-TASK.2: how many bounds after a request aircraft come, by who tasks them. */
final class Tasking {
    private static final String FILE = "tables/tasks.tsv";
    private static final Map<Level, Integer> HOURS = read();

    private Tasking() {}

    static int hours(Level level) {
        return HOURS.get(level);
    }

    private static Map<Level, Integer> read() {
        var hours = new EnumMap<Level, Integer>(Level.class);
        var columns = List.of("id", "hours", "work", "clause");
        for (Rows.Row row : Rows.parse(FILE, Data.text(FILE), columns)) {
            for (Level level : List.of(Level.CORPS, Level.ARMY)) {
                if (row.text("id").equals("air-" + level.name().toLowerCase(Locale.ROOT))) {
                    hours.put(level, row.number("hours"));
                }
            }
        }
        return hours;
    }
}
