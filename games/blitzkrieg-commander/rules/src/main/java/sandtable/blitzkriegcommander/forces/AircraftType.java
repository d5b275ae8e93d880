package sandtable.blitzkriegcommander.forces;

import sandtable.blitzkriegcommander.data.Data;
import sandtable.kernel.text.ById;
import sandtable.kernel.text.Rows;

import java.util.List;

/**
 * An aircraft unit, from {@code tables/aircraft.tsv}.
 *
 * @param zoneMm the diameter of its fire-zone
 */
public record AircraftType(String id, String name, Kind kind, int attacks, int zoneMm, int cost) {
    public enum Kind {
        FIGHTER_BOMBER,
        GROUND_ATTACK,
        DIVE_BOMBER,
        BOMBER
    }

    private static final ById<AircraftType> ALL =
            ById.read(
                    List.of("tables/aircraft.tsv"),
                    Data::text,
                    List.of("id", "name", "kind", "attacks", "zone", "cost"),
                    AircraftType::read);

    /** What one of it is called in a sentence. */
    public String called() {
        return Called.of(id, name);
    }

    public static ById<AircraftType> all() {
        return ALL;
    }

    private static AircraftType read(Rows.Row row) {
        return new AircraftType(
                row.text("id"),
                row.text("name"),
                row.one("kind", Kind.values()),
                row.number("attacks"),
                row.number("zone"),
                row.number("cost"));
    }
}
