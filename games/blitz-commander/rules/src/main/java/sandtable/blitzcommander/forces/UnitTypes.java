package sandtable.blitzcommander.forces;

import sandtable.blitzcommander.charts.Cells;
import sandtable.blitzcommander.charts.Cells.Applies;
import sandtable.blitzcommander.charts.Quality;
import sandtable.blitzcommander.charts.TankTypes;
import sandtable.blitzcommander.data.Data;
import sandtable.kernel.text.ById;
import sandtable.kernel.text.Rows;

import java.util.List;

/** BC-UNIT Units: the unit types of all armies, from {@code units/*.tsv}. */
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
                    "kind",
                    "mechanized",
                    "tank",
                    "movement",
                    "road",
                    "level",
                    "range",
                    "quality",
                    "at",
                    "once");
    private static final int MOST_POINTS = 20;
    private static final int HIGHEST_LEVEL = 20;
    private static final int FARTHEST = 20;
    private static final int HIGHEST_AT = 5;
    private static final String ANYWHERE = "any";
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
        var infantry = Applies.when(kind == Kind.INFANTRY);
        var bombards = Applies.when(!kind.combat());
        var onMap = Applies.when(kind != Kind.AIR);
        return new UnitType(
                row.text("id"),
                row.text("name"),
                kind,
                mechanized(row, kind),
                tank(row, kind),
                Cells.number(row, "movement", onMap, MOST_POINTS),
                Cells.number(row, "road", onMap, MOST_POINTS),
                Cells.number(row, "level", bombards, HIGHEST_LEVEL),
                range(row, kind),
                quality(row, infantry),
                Cells.number(row, "at", infantry, HIGHEST_AT),
                once(row, kind));
    }

    /** R-BC-10: armor always is, infantry may be. */
    private static boolean mechanized(Rows.Row row, Kind kind) {
        boolean mechanized = row.yes("mechanized");
        if (kind == Kind.ARMOR && !mechanized) {
            throw row.wrong("mechanized", "armor always is; put yes here");
        }
        if (mechanized && !kind.combat()) {
            throw row.wrong("mechanized", "only infantry and armor are; put - here");
        }
        return mechanized;
    }

    private static int tank(Rows.Row row, Kind kind) {
        Cells.require(row, "tank", Applies.when(kind == Kind.ARMOR));
        return kind == Kind.ARMOR ? TankTypes.all().number(row, "tank") : UnitType.NO_TANK;
    }

    /** BC-BART.2, BC-BAIR.1: artillery has a range, aircraft reach any hex. */
    private static int range(Rows.Row row, Kind kind) {
        if (kind == Kind.AIR) {
            if (!row.text("range").equals(ANYWHERE)) {
                throw row.wrong("range", "air reaches any hex; put any here");
            }
            return 0;
        }
        return Cells.number(row, "range", Applies.when(kind == Kind.ARTILLERY), FARTHEST);
    }

    private static Quality quality(Rows.Row row, Applies infantry) {
        Cells.require(row, "quality", infantry);
        return infantry == Applies.YES ? row.one("quality", Quality.values()) : Quality.REGULAR;
    }

    private static boolean once(Rows.Row row, Kind kind) {
        boolean once = row.yes("once");
        if (once && kind != Kind.AIR) {
            throw row.wrong("once", "only air is there for one bombardment; put - here");
        }
        return once;
    }
}
