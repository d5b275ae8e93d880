package sandtable.hexblitz.charts;

import sandtable.kernel.text.Rows;

import java.util.List;

/** HB-EQUIP.3: a marker that lies beside or on a stand, from {@code tables/markers.tsv}. */
public record Marker(String letters, String set, String words) {
    private static final String FILE = "tables/markers.tsv";
    private static final List<String> COLUMNS = List.of("marker", "set", "words");
    private static final List<Marker> ALL =
            Rows.parse(FILE, Data.text(FILE), COLUMNS).stream()
                    .map(row -> new Marker(row.text("marker"), row.text("set"), row.text("words")))
                    .toList();

    public static List<Marker> all() {
        return ALL;
    }
}
