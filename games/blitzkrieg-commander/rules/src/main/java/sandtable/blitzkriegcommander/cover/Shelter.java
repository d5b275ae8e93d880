package sandtable.blitzkriegcommander.cover;

import static sandtable.blitzkriegcommander.data.Setting.DIG_ACTIONS;
import static sandtable.blitzkriegcommander.data.Setting.WORK_REACH;

import sandtable.blitzkriegcommander.battle.OrderOfBattle;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.terrain.WorkKind;
import sandtable.space.measured.Spot;

import java.util.Optional;

/** What a unit has made its own: the work it is in, or what it has dug. */
public final class Shelter {
    private Shelter() {}

    /** BKC-WORK.1: the trench, pit, pill-box or bunker that a unit is in. */
    public static Optional<WorkKind> work(Table table, UnitId unit) {
        return table.base(unit).flatMap(at -> work(table, at));
    }

    private static Optional<WorkKind> work(Table table, Spot at) {
        for (OrderOfBattle.Site each : table.battle().order().works()) {
            Spot middle = table.works().sites().get(each.id().index());
            if (middle.within(WORK_REACH.value(), at)) {
                return Optional.of(each.kind());
            }
        }
        return Optional.empty();
    }

    /** BKC-WORK.2: whether it has dug itself in, at least to the first stage. */
    public static boolean dugIn(Table table, UnitId unit) {
        return table.unit(unit).digs() >= DIG_ACTIONS.value();
    }
}
