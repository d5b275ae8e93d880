package sandtable.blitzkriegcommander.initiative;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.sight.Sight;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * BKC-INIT.1: the nearest enemies that units see. Within one question it is asked for the same
 * units many times, and worked out once.
 */
final class Nearest {
    private final Table table;
    private final Map<UnitId, List<UnitId>> known = new HashMap<>();

    Nearest(Table table) {
        this.table = table;
    }

    Table table() {
        return table;
    }

    /** BKC-INIT.7: as it is now; several where they are equally near, none where none is seen. */
    List<UnitId> enemies(UnitId unit) {
        return known.computeIfAbsent(unit, this::seen);
    }

    /** Those who are farther than one that is seen are not looked for. */
    private List<UnitId> seen(UnitId unit) {
        Spot at = table.base(unit).orElseThrow();
        var nearest = new ArrayList<UnitId>();
        long least = Long.MAX_VALUE;
        for (UnitId each : table.onTable(1 - table.stand(unit).side())) {
            Spot there = table.base(each).orElseThrow();
            long squared = at.squaredTo(there);
            if (squared <= least
                    && !table.stand(each).type().command() // BKC-INIT.1
                    && Sight.sees(table, at, there)) {
                if (squared < least) {
                    nearest.clear();
                    least = squared;
                }
                nearest.add(each);
            }
        }
        return nearest;
    }
}
