package sandtable.notquitemechanized.engineers;

import sandtable.kernel.luck.Chance;
import sandtable.kernel.text.Rows;
import sandtable.notquitemechanized.battle.Task;
import sandtable.notquitemechanized.data.Data;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** NQM-TASK: the Task Timings Table, in hours or in engineer-platoon-hours (R-NQM-31). */
final class TaskTable {
    private static final String FILE = "tables/tasks.tsv";
    private static final String PLANNING = "plan-crossing";
    private static final int D3 = 3;
    private static final int D6 = 6;
    private static final Map<String, Row> ROWS = read();

    private record Row(String hours, int work) {}

    private TaskTable() {}

    /** How long a task takes: a number, or dice that are thrown when it starts. */
    record Span(int needed, List<Integer> dice) {
        Span {
            dice = List.copyOf(dice);
        }
    }

    /** R-NQM-30: 1-3 hours are a D3, 2-12 hours are 2D6. */
    static Span span(Task task, Chance chance) {
        Row row = ROWS.get(task.word());
        if (row.work() > 0) {
            return new Span(row.work(), List.of());
        }
        return switch (row.hours()) {
            case "D3" -> thrown(List.of(chance.die(D3))); // NQM-TASK.5
            case "2D6" -> thrown(List.of(chance.die(D6), chance.die(D6))); // NQM-TASK.6
            default -> new Span(Integer.parseInt(row.hours()), List.of());
        };
    }

    private static Span thrown(List<Integer> dice) {
        return new Span(dice.stream().mapToInt(Integer::intValue).sum(), dice);
    }

    /** Whether platoons of engineers share the work; else it takes hours, however many they are. */
    static boolean shared(Task task) {
        return ROWS.get(task.word()).work() > 0;
    }

    /** NQM-TASK.4: what planning the crossing of a river takes. */
    static int planning() {
        return Integer.parseInt(ROWS.get(PLANNING).hours());
    }

    private static Map<String, Row> read() {
        var rows = new HashMap<String, Row>();
        var columns = List.of("id", "hours", "work", "clause");
        for (Rows.Row row : Rows.parse(FILE, Data.text(FILE), columns)) {
            rows.put(
                    row.text("id"),
                    new Row(
                            row.empty("hours") ? "" : row.text("hours"),
                            row.empty("work") ? 0 : row.number("work")));
        }
        return rows;
    }
}
