package sandtable.blitzkriegcommander.forces;

import sandtable.blitzkriegcommander.data.Data;
import sandtable.kernel.text.ById;
import sandtable.kernel.text.Rows;

import java.util.List;

/**
 * A battery that fires from off the table, from {@code tables/off-table.tsv}.
 *
 * @param selfPropelled whether it has a move value (BKC-AREQ.2)
 * @param zoneMm the diameter of its fire-zone
 */
public record GunType(
        String id,
        String name,
        Kind kind,
        boolean selfPropelled,
        int attacks,
        int zoneMm,
        int cost) {
    public enum Kind {
        GUN,
        ROCKET,
        NAVAL
    }

    private static final ById<GunType> ALL =
            ById.read(
                    List.of("tables/off-table.tsv"),
                    Data::text,
                    List.of("id", "name", "kind", "self-propelled", "attacks", "zone", "cost"),
                    GunType::read);

    /** What one of it is called in a sentence. */
    public String called() {
        return Called.of(id, name);
    }

    public static ById<GunType> all() {
        return ALL;
    }

    private static GunType read(Rows.Row row) {
        return new GunType(
                row.text("id"),
                row.text("name"),
                row.one("kind", Kind.values()),
                row.yes("self-propelled"),
                row.number("attacks"),
                row.number("zone"),
                row.number("cost"));
    }
}
