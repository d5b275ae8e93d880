package sandtable.tacticalgamex.state;

import java.util.ArrayList;
import java.util.List;

/** Rows of units, hexes or counters. */
public final class Lists {
    private Lists() {}

    /** With one more at its place in ascending order. */
    public static <T extends Comparable<T>> List<T> with(List<T> row, T one) {
        var now = new ArrayList<>(row);
        now.add(one);
        now.sort(null);
        return List.copyOf(now);
    }

    public static <T> List<T> without(List<T> row, T one) {
        return row.stream().filter(each -> !each.equals(one)).toList();
    }

    public static boolean ascending(List<UnitId> units) {
        for (int i = 1; i < units.size(); i++) {
            if (units.get(i - 1).compareTo(units.get(i)) >= 0) {
                return false;
            }
        }
        return true;
    }
}
