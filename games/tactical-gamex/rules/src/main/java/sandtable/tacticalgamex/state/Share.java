package sandtable.tacticalgamex.state;

import sandtable.kernel.Clause;
import sandtable.tacticalgamex.charts.Factor;

import java.util.List;

/**
 * What one of those who attack puts into an attack, written down by the rule that adds it.
 *
 * @param id who that is, by its id
 */
public record Share(By by, String id, Factor strength, Clause clause) {
    /** Who puts it in. */
    public sealed interface By {}

    public record OfUnit(UnitId unit) implements By {}

    /** An off-board battery (TGX-6.4.4). */
    public record OfBattery(int battery) implements By {}

    public record OfAircraft(int aircraft) implements By {}

    /** What all of them put in. */
    public static Factor sum(List<Share> shares) {
        Factor sum = Factor.ZERO;
        for (Share each : shares) {
            sum = sum.plus(each.strength());
        }
        return sum;
    }

    public static Share of(Table table, int index, Factor strength, Clause clause) {
        UnitId unit = table.unitId(index);
        return new Share(new OfUnit(unit), unit.name(), strength, clause);
    }
}
