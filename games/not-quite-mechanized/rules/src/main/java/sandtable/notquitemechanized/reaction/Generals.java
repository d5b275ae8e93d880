package sandtable.notquitemechanized.reaction;

import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.state.Table;

/** NQM-CRTT.7: Generals at the point of action. */
final class Generals {
    private Generals() {}

    /** Whether the General of a unit's camp stands near it. */
    static boolean near(Table table, UnitId unit) {
        int camp = table.formation(unit).camp();
        for (Formation each : table.battle().formations()) {
            if (each.general() && each.camp() == camp && near(table, each, unit)) {
                return true;
            }
        }
        return false;
    }

    private static boolean near(Table table, Formation general, UnitId unit) {
        int reach = Setting.GENERAL_REACH.value();
        return table.formation(unit).bodies().stream()
                .anyMatch(body -> Gaps.within(table, general.bodies().getFirst(), body, reach));
    }
}
