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
    public sealed interface By {
        /** The id of that unit, battery or aircraft. */
        String name();
    }

    public record OfUnit(UnitId unit) implements By {
        @Override
        public String name() {
            return unit.name();
        }
    }

    /** An off-board battery (TGX-6.4.4). */
    public record OfBattery(BatteryId battery) implements By {
        @Override
        public String name() {
            return battery.name();
        }
    }

    public record OfAircraft(AircraftId aircraft) implements By {
        @Override
        public String name() {
            return aircraft.name();
        }
    }

    /** What all of them put in. */
    public static Factor sum(List<Share> shares) {
        Factor sum = Factor.ZERO;
        for (Share each : shares) {
            sum = sum.plus(each.strength());
        }
        return sum;
    }

    public static Share of(By by, Factor strength, Clause clause) {
        return new Share(by, by.name(), strength, clause);
    }

    public static Share of(Table table, int index, Factor strength, Clause clause) {
        return of(new OfUnit(table.unitId(index)), strength, clause);
    }
}
