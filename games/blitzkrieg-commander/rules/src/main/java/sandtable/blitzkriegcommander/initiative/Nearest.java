package sandtable.blitzkriegcommander.initiative;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.sight.Sight;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.space.measured.Spot;

import java.util.List;

/** BKC-INIT.1: the nearest enemy that a unit sees. */
final class Nearest {
    private Nearest() {}

    /** BKC-INIT.7: as it is now; several where they are equally near, none where none is seen. */
    static List<UnitId> enemies(Table table, UnitId unit) {
        Spot at = table.base(unit).orElseThrow();
        List<UnitId> seen =
                table.onTable(1 - table.stand(unit).side()).stream()
                        .filter(each -> !table.stand(each).type().command()) // BKC-INIT.1
                        .filter(each -> Sight.sees(table, unit, each))
                        .toList();
        return Gaps.nearest(table, at, seen);
    }
}
