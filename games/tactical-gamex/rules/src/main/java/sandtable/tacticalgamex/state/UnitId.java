package sandtable.tacticalgamex.state;

import java.util.ArrayList;
import java.util.List;

/**
 * A unit by its number in the battle. Each battle has one of each.
 *
 * @param name the id it is typed by
 * @param called what players call it; no two are called alike
 */
public record UnitId(int index, String name, String called) implements Comparable<UnitId> {
    /** Where there could be a unit and is none. */
    public static final UnitId NOBODY = new UnitId(-1, "nobody", "nobody");

    /** In the order of the scenario. */
    @Override
    public int compareTo(UnitId other) {
        return Integer.compare(index, other.index);
    }

    /** The same by their numbers alone, for those who count in arrays. */
    public static List<Integer> numbers(List<UnitId> units) {
        var numbers = new ArrayList<Integer>(units.size());
        for (UnitId unit : units) {
            numbers.add(unit.index);
        }
        return numbers;
    }

    @Override
    public String toString() {
        return name;
    }
}
