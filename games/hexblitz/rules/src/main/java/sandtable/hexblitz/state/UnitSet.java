package sandtable.hexblitz.state;

import java.util.Arrays;
import java.util.Collection;
import java.util.function.Predicate;

/** An unchanging set of units, in the order of the scenario. */
public final class UnitSet {
    public static final UnitSet NONE = new UnitSet(new UnitId[0]);

    /** In ascending order, each once, so that equal sets have equal rows. */
    private final UnitId[] units;

    private UnitSet(UnitId[] units) {
        this.units = units;
    }

    public static UnitSet of(Collection<UnitId> units) {
        return units.isEmpty()
                ? NONE
                : new UnitSet(units.stream().sorted().distinct().toArray(UnitId[]::new));
    }

    public boolean isEmpty() {
        return units.length == 0;
    }

    public boolean contains(UnitId unit) {
        for (UnitId each : units) {
            if (each.equals(unit)) {
                return true;
            }
        }
        return false;
    }

    public UnitSet without(UnitId unit) {
        return contains(unit)
                ? of(Arrays.stream(units).filter(each -> !each.equals(unit)).toList())
                : this;
    }

    /** Whether something holds of any of them. */
    public boolean any(Predicate<UnitId> holds) {
        for (UnitId each : units) {
            if (holds.test(each)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof UnitSet set && Arrays.equals(units, set.units);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(units);
    }

    @Override
    public String toString() {
        return Arrays.toString(units);
    }
}
