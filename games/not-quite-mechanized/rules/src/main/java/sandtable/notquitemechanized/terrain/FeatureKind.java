package sandtable.notquitemechanized.terrain;

import sandtable.kernel.text.Rows;
import sandtable.notquitemechanized.data.Data;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The kinds of features; what each costs and hides is data. */
public enum FeatureKind {
    WOODS,
    TOWN,
    ORCHARD,
    SCRUB,
    PLOUGH,
    MARSH,
    SAND,
    SLOPE,
    OBSTACLES,
    HILL,
    ROAD,
    STREAM,
    RIVER,
    CUTTING,
    BRIDGE,
    FORD;

    public enum Form {
        AREA,
        LINE,
        PLACE
    }

    private record Traits(Form form, int thirds, boolean raised, boolean cover, boolean close) {}

    private static final String FILE = "tables/features.tsv";
    private static final Map<FeatureKind, Traits> TRAITS = read();

    public Form form() {
        return TRAITS.get(this).form();
    }

    /** What a metre of it costs, in thirds of a metre (NQM-MOVE.13). */
    public int thirds() {
        return TRAITS.get(this).thirds();
    }

    /** Whether it stands one level above its ground (NQM-SCALE.4). */
    public boolean raised() {
        return TRAITS.get(this).raised();
    }

    /** Whether somebody who keeps still in it can be concealed. */
    public boolean cover() {
        return TRAITS.get(this).cover();
    }

    /** Whether it is close country (NQM-ESTATE.7). */
    public boolean close() {
        return TRAITS.get(this).close();
    }

    /** As it is written in scenario files. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    private static Map<FeatureKind, Traits> read() {
        var traits = new EnumMap<FeatureKind, Traits>(FeatureKind.class);
        var columns = List.of("id", "form", "thirds", "raised", "cover", "close");
        for (Rows.Row row : Rows.parse(FILE, Data.text(FILE), columns)) {
            traits.put(
                    row.one("id", values()),
                    new Traits(
                            row.one("form", Form.values()),
                            row.number("thirds"),
                            row.yes("raised"),
                            row.yes("cover"),
                            row.yes("close")));
        }
        return traits;
    }
}
