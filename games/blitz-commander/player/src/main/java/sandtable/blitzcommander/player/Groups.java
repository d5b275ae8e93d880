package sandtable.blitzcommander.player;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.IntPredicate;

/** The units of a hex that might go together. */
final class Groups {
    private static final int SINGLES = 2;

    private Groups() {}

    /**
     * All, those that fight, the fast, the slow, guns, some alone; and all but one of a garrison.
     */
    static List<List<Integer>> of(Position position, int hex) {
        Outlook outlook = position.outlook();
        List<Integer> all = ready(position, hex, _ -> true);
        List<Integer> fighters = ready(position, hex, unit -> outlook.combat[unit]);
        List<Integer> fast = ready(position, hex, unit -> outlook.mechanized[unit]);
        List<Integer> slow =
                ready(position, hex, unit -> outlook.combat[unit] && !outlook.mechanized[unit]);
        var groups = new LinkedHashSet<List<Integer>>();
        groups.add(fighters);
        groups.add(fast);
        groups.add(slow);
        groups.add(all);
        for (int unit : ready(position, hex, unit -> outlook.artillery[unit])) {
            groups.add(List.of(unit));
        }
        fast.stream().limit(SINGLES).forEach(unit -> groups.add(List.of(unit)));
        if (outlook.stakes[hex] > 0 && fighters.size() > 1) {
            var rest = new ArrayList<>(fighters);
            rest.remove(cheapest(outlook, fighters));
            groups.add(List.copyOf(rest));
        }
        groups.remove(List.<Integer>of());
        return List.copyOf(groups);
    }

    private static Integer cheapest(Outlook outlook, List<Integer> units) {
        int cheapest = units.getFirst();
        for (int unit : units) {
            cheapest = outlook.value[unit] < outlook.value[cheapest] ? unit : cheapest;
        }
        return cheapest;
    }

    /** Units of the active side in a hex that have not acted. */
    static List<Integer> ready(Position position, int hex, IntPredicate which) {
        var units = new ArrayList<Integer>();
        for (int unit = position.first(hex); unit >= 0; unit = position.next(unit)) {
            if (!position.table().acted(unit) && which.test(unit)) {
                units.add(unit);
            }
        }
        return List.copyOf(units);
    }
}
