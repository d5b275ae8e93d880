package sandtable.hexblitz.forces;

import sandtable.hexblitz.charts.Data;
import sandtable.kernel.text.ById;
import sandtable.kernel.text.Nearest;
import sandtable.kernel.text.Rows;

import java.util.List;

/** The unit types of all armies, from {@code units/*.tsv}. */
public final class UnitTypes {
    private static final List<String> FILES =
            List.of(
                    "units/german.tsv",
                    "units/soviet.tsv",
                    "units/british.tsv",
                    "units/american.tsv");
    private static final List<String> COLUMNS =
            List.of(
                    "id",
                    "name",
                    "nation",
                    "kind",
                    "mobility",
                    "weapon",
                    "count",
                    "of",
                    "motorised",
                    "weaponry",
                    "training",
                    "tons",
                    "amphibious");
    private static final int COMPANY = 1;
    private static final int BATTALION = 4;
    private static final ById<UnitType> ALL =
            ById.read(FILES, Data::text, COLUMNS, UnitTypes::type);

    private UnitTypes() {}

    public static ById<UnitType> all() {
        return ALL;
    }

    /** The types of one text in the form of the files. */
    static ById<UnitType> parse(String file, String text) {
        return ById.read(List.of(file), _ -> text, COLUMNS, UnitTypes::type);
    }

    private static UnitType type(Rows.Row row) {
        Kind kind = row.one("kind", Kind.values());
        Baseline baseline = baseline(row, kind);
        return new UnitType(
                row.text("id"),
                row.text("name"),
                row.one("nation", Nation.values()),
                kind,
                row.one("mobility", Mobility.values()),
                row.empty("weapon") ? Weapon.NONE : row.one("weapon", Weapon.values()),
                kind == Kind.TRANSPORT ? 0 : row.number("count"),
                baseline,
                row.yes("motorised"),
                row.empty("weaponry") ? Weaponry.ORDINARY : row.one("weaponry", Weaponry.values()),
                row.empty("training") ? Training.TRAINED : row.one("training", Training.values()),
                capacity(row, kind),
                row.yes("amphibious"));
    }

    private static Baseline baseline(Rows.Row row, Kind kind) {
        if (kind == Kind.TRANSPORT) {
            if (!row.empty("count") || !row.empty("of")) {
                throw row.wrong(
                        "count", "Transport has 0 SP and counts nothing; put - here (HB-SP.15)");
            }
            return Baseline.GIVEN;
        }
        for (Baseline each : Baseline.values()) {
            if (each.words().equals(row.text("of"))) {
                return fitting(row, kind, each);
            }
        }
        List<String> right = List.of(Baseline.values()).stream().map(Baseline::words).toList();
        throw row.wrong(
                "of",
                "there is no \"" + row.text("of") + "\"" + Nearest.hint(row.text("of"), right));
    }

    private static Baseline fitting(Rows.Row row, Kind kind, Baseline baseline) {
        if ((baseline == Baseline.GIVEN) != (kind == Kind.HEADQUARTERS)) {
            throw row.wrong("of", "SP are given for headquarters and counted for all others");
        }
        if (baseline == Baseline.RIFLE_REGIMENTS && !row.text("nation").equals("russian")) {
            throw row.wrong("of", "only Russians count rifle regiments; count companies (HB-SP.5)");
        }
        if (kind == Kind.HEADQUARTERS
                && (row.number("count") < COMPANY || row.number("count") > BATTALION)) {
            throw row.wrong(
                    "count", "an HQ has the SP of a company to a battalion, 1 to 4 (HB-FN.1)");
        }
        return baseline;
    }

    private static int capacity(Rows.Row row, Kind kind) {
        if ((kind == Kind.TRANSPORT) == row.empty("tons")) {
            throw row.wrong("tons", "Transport has a load in tons, and nothing else has");
        }
        return row.empty("tons")
                ? 0
                : TransportCapacity.of(row.read("tons", UnitTypes::tenths, "tons, such as 2.5"));
    }

    private static int tenths(String tons) {
        if (!tons.matches("\\d{1,3}(\\.\\d)?")) {
            throw new IllegalArgumentException(tons);
        }
        String[] parts = tons.split("\\.");
        return 10 * Integer.parseInt(parts[0])
                + (parts.length == 1 ? 0 : Integer.parseInt(parts[1]));
    }
}
