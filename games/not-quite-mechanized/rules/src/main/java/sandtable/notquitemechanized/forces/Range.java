package sandtable.notquitemechanized.forces;

import sandtable.kernel.text.ById;
import sandtable.kernel.text.Rows;
import sandtable.notquitemechanized.data.Data;

import java.util.List;

/**
 * NQM-RANGE: a row of the Weapon Range Table, in metres.
 *
 * @param harassing the farthest at which fire still disorganises; the effective range where there
 *     is no such fire
 */
public record Range(String id, int effective, int harassing) {
    private static final ById<Range> ALL =
            ById.read(
                    List.of("tables/ranges.tsv"),
                    Data::text,
                    List.of("id", "effective", "harassing", "clause"),
                    Range::read);

    public static ById<Range> all() {
        return ALL;
    }

    private static Range read(Rows.Row row) {
        int effective = row.number("effective");
        return new Range(
                row.text("id"),
                effective,
                row.empty("harassing") ? effective : row.number("harassing"));
    }

    static Range of(Rows.Row row, String column) {
        return ALL.find(row.text(column))
                .orElseThrow(() -> row.wrong(column, "there is no such row of ranges"));
    }
}
