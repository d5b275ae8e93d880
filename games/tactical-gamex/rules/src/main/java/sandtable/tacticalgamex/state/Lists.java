package sandtable.tacticalgamex.state;

import java.util.ArrayList;
import java.util.List;

/** Rows of unit numbers. */
public final class Lists {
    private Lists() {}

    /** With one more at its place in ascending order. */
    public static List<Integer> with(List<Integer> units, int unit) {
        var now = new ArrayList<>(units);
        now.add(unit);
        now.sort(null);
        return List.copyOf(now);
    }

    public static List<Integer> without(List<Integer> units, int unit) {
        return units.stream().filter(each -> each != unit).toList();
    }

    public static boolean ascending(List<Integer> units) {
        for (int i = 1; i < units.size(); i++) {
            if (units.get(i - 1) >= units.get(i)) {
                return false;
            }
        }
        return true;
    }
}
