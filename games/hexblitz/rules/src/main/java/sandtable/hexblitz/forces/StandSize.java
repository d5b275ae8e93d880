package sandtable.hexblitz.forces;

import sandtable.hexblitz.charts.Data;
import sandtable.kernel.Clause;
import sandtable.kernel.text.Rows;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;

/**
 * HB-STAND Stands and units: how a stand of one kind is made, from {@code tables/stands.tsv}.
 *
 * @param clause where the book says it
 * @param represents the units it can stand for
 * @param figures what is fixed on it
 * @param depthCm nothing where the book only asks for as little as possible
 * @param stacking how much of a hex it fills (data ruling 26)
 */
public record StandSize(
        Kind kind,
        Clause clause,
        String represents,
        String figures,
        OptionalInt depthCm,
        int widthCm,
        int stacking) {
    private static final String FILE = "tables/stands.tsv";
    private static final List<String> COLUMNS =
            List.of("kind", "clause", "represents", "figures", "depth", "width", "stacking");
    private static final Map<Kind, StandSize> SIZES = read();

    public static StandSize of(Kind kind) {
        return SIZES.get(kind);
    }

    private static Map<Kind, StandSize> read() {
        var sizes = new EnumMap<Kind, StandSize>(Kind.class);
        for (Rows.Row row : Rows.parse(FILE, Data.text(FILE), COLUMNS)) {
            Kind kind =
                    row.read(
                            "kind",
                            word -> Kind.valueOf(word.toUpperCase(Locale.ROOT)),
                            "a kind of stand");
            boolean open = row.text("depth").equals("?");
            sizes.put(
                    kind,
                    new StandSize(
                            kind,
                            row.read("clause", Clause::of, "a clause id"),
                            row.text("represents"),
                            row.text("figures"),
                            open ? OptionalInt.empty() : OptionalInt.of(row.number("depth")),
                            row.number("width"),
                            row.number("stacking")));
        }
        return sizes;
    }
}
