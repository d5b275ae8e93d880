package sandtable.blitzkriegcommander.measuring;

import static sandtable.blitzkriegcommander.data.Setting.WORK_REACH;

import sandtable.blitzkriegcommander.battle.OrderOfBattle;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.terrain.WorkKind;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/** BKC-WORK.1: which work a unit is in. */
public final class Sites {
    private static final int REACH_MM = WORK_REACH.value();

    private Sites() {}

    /** The work that a unit with its centre there is in. */
    public static Optional<WorkKind> at(Table table, Spot centre) {
        List<OrderOfBattle.Site> works = table.battle().order().works();
        for (OrderOfBattle.Site each : works) {
            if (table.works().sites().get(each.id().index()).within(REACH_MM, centre)) {
                return Optional.of(each.kind());
            }
        }
        return Optional.empty();
    }
}
