package sandtable.blitzkriegcommander.terrain;

import sandtable.blitzkriegcommander.data.Data;
import sandtable.blitzkriegcommander.forces.Mobility;
import sandtable.kernel.text.Rows;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The kinds of features; what each is to movers, firers and lookers is data. */
public enum FeatureKind {
    HEDGE,
    WALL,
    EMBANKMENT,
    SUNKEN_LANE,
    STREAM,
    WIRE,
    AT_OBSTACLE,
    ROAD,
    BRIDGE,
    ORCHARD,
    SCRUB,
    ROUGH,
    WOODS,
    BUILDING,
    MARSH,
    SHALLOW,
    DEEP,
    HILL;

    public enum Form {
        LINE,
        AREA
    }

    /** What it does to a line of sight. */
    public enum Sight {
        NONE,
        /** BKC-SIGHT.4. */
        LOW,
        /** BKC-SIGHT.2. */
        HIGH,
        /** BKC-SIGHT.5. */
        LEVEL
    }

    /**
     * @param going the column of the going table; none for what nobody minds
     */
    private record Traits(Form form, Optional<GoingTable.Column> going, Cover cover, Sight sight) {}

    private static final String FILE = "tables/features.tsv";
    private static final Map<FeatureKind, Traits> TRAITS = read();

    public Form form() {
        return TRAITS.get(this).form();
    }

    public Cover cover() {
        return TRAITS.get(this).cover();
    }

    public Sight sight() {
        return TRAITS.get(this).sight();
    }

    public Going going(Mobility mobility) {
        return TRAITS.get(this)
                .going()
                .map(column -> GoingTable.of(mobility, column))
                .orElse(Going.FREE);
    }

    /** Whether it cancels the terrain it runs through (BKC-MOVE.4). */
    public boolean way() {
        return this == ROAD || this == BRIDGE;
    }

    /** As it is written in scenario files. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static Map<FeatureKind, Traits> read() {
        var traits = new EnumMap<FeatureKind, Traits>(FeatureKind.class);
        var columns = List.of("id", "form", "going", "cover", "sight", "note");
        for (Rows.Row row : Rows.parse(FILE, Data.text(FILE), columns)) {
            traits.put(
                    row.one("id", values()),
                    new Traits(
                            row.one("form", Form.values()),
                            row.empty("going")
                                    ? Optional.empty()
                                    : Optional.of(row.one("going", GoingTable.Column.values())),
                            row.empty("cover") ? Cover.NONE : row.one("cover", Cover.values()),
                            row.empty("sight") ? Sight.NONE : row.one("sight", Sight.values())));
        }
        return traits;
    }
}
