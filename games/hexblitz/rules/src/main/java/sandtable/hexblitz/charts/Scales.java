package sandtable.hexblitz.charts;

import sandtable.kernel.Clause;
import sandtable.kernel.text.Rows;

import java.util.List;

/**
 * HB-SCALE Scales and HB-EQUIP Game equipment: a measure of the game, from {@code
 * tables/scales.tsv}, for help pages. The numbers that rules count with must agree with these.
 */
public record Scales(String name, int value, Clause clause, String words) {
    private static final String FILE = "tables/scales.tsv";
    private static final List<String> COLUMNS = List.of("name", "value", "clause", "words");
    private static final List<Scales> ALL =
            Rows.parse(FILE, Data.text(FILE), COLUMNS).stream().map(Scales::of).toList();

    /** All measures in the order of the book. */
    public static List<Scales> all() {
        return ALL;
    }

    /** The value of a measure, such as {@code hex-metres}. */
    public static int value(String name) {
        return ALL.stream()
                .filter(each -> each.name.equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no measure is called " + name))
                .value();
    }

    private static Scales of(Rows.Row row) {
        Clause clause = row.read("clause", Clause::of, "a clause id");
        return new Scales(row.text("name"), row.number("value"), clause, row.text("words"));
    }
}
