package sandtable.hexblitz.knowledge;

import sandtable.hexblitz.setup.SettingUp;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.View;
import sandtable.hexblitz.visibility.Visibility;
import sandtable.kernel.Roster;
import sandtable.kernel.Side;
import sandtable.space.HexSet;

/** What a side knows of a position and of what happens (HB-VIS, HB-SEQ.1). */
public final class Views {
    private Views() {}

    public static View of(State state, Side side) {
        int me = state.table().battle().side(side);
        return new View(side, me, table(state, me), state.stack(), state.secrets(me));
    }

    private static Table table(State state, int me) {
        Table table = state.table();
        boolean settingUp = state.stack().top() instanceof SettingUp;
        HexSet seen = Visibility.seenBy(table, me);
        Roster.Edit<Unit> edit = null;
        for (UnitId each : table.ids()) {
            if (table.stand(each).side() != me && hidden(table, each, seen, settingUp)) {
                edit = edit == null ? table.units().edit() : edit;
                edit.set(each.index(), Unit.HIDDEN);
            }
        }
        return edit == null ? table : table.with(edit.done());
    }

    /**
     * Who is off the map is known to be; who is on it is known if they are seen. Places being
     * chosen are secret.
     */
    private static boolean hidden(Table table, UnitId id, HexSet seen, boolean settingUp) {
        Unit unit = table.unit(id);
        if (settingUp && table.stand(id).arrives() == 0 && !table.stand(id).zone().isEmpty()) {
            return true;
        }
        boolean somewhere = unit.onMap() || unit.aboard();
        return somewhere && !Visibility.visible(table, id, seen);
    }
}
