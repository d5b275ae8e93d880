package sandtable.blitzkriegcommander.setup;

import static sandtable.blitzkriegcommander.data.Setting.MINE_SIDE;

import sandtable.blitzkriegcommander.battle.Aim;
import sandtable.blitzkriegcommander.battle.Battle;
import sandtable.blitzkriegcommander.battle.OrderOfBattle;
import sandtable.blitzkriegcommander.measuring.Fields;
import sandtable.blitzkriegcommander.state.Buried;
import sandtable.blitzkriegcommander.state.Secrets;
import sandtable.kernel.Roster;
import sandtable.space.measured.Box;
import sandtable.space.measured.Spot;

import java.util.Optional;

/** BKC-HID Hidden things: what a side begins with, and the shape of a minefield. */
public final class Concealment {
    private Concealment() {}

    /** BKC-HID.2: the fields and missions of a side, as the scenario proposes them. */
    public static Secrets of(Battle battle, int side) {
        OrderOfBattle order = battle.order();
        return Secrets.of(
                Roster.of(order.mines().stream().map(each -> buried(each, side)).toList()),
                Roster.of(order.missions().stream().map(each -> aim(each, side)).toList()),
                order.units().size());
    }

    private static Optional<Buried> buried(OrderOfBattle.Field field, int side) {
        return field.side() == side
                ? Optional.of(new Buried(field.at(), field.dummy()))
                : Optional.empty();
    }

    private static Optional<Aim> aim(OrderOfBattle.Mission mission, int side) {
        return mission.side() == side ? Optional.of(mission.aim()) : Optional.empty();
    }

    /** BKC-MINE.1: the ground of a field with its middle there. */
    public static Box field(Spot middle) {
        return Fields.box(middle);
    }

    /** Where the middle of a field may be, so that all of it lies in its zone. */
    public static Box room(OrderOfBattle.Field field) {
        return field.zone().grown(-MINE_SIDE.value() / 2);
    }
}
