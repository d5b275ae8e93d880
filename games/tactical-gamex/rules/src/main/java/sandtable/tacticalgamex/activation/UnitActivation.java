package sandtable.tacticalgamex.activation;

import sandtable.kernel.Roster;
import sandtable.tacticalgamex.command.CommandControl;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Stand;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;

/** TGX-4.2.2 Which units can be activated, and what one point buys for the units of a hex. */
public final class UnitActivation {
    private UnitActivation() {}

    /** TGX-1.0.a: it has no marker yet, is there, and there is something it could do. */
    public static boolean activatable(Table table, int index) {
        Unit unit = table.unit(index);
        if (unit.activated()) {
            return false;
        }
        Stand stand = table.stand(index);
        return unit.onMap()
                ? unit.disrupted() || stand.type().movement() > 0 || stand.type().attack() > 0
                : unit.toCome() && stand.arrives() <= table.turn();
    }

    /**
     * TGX-4.2.2.e: what activating a unit to move costs; nothing once its hex is paid for, more if
     * it is out of command (TGX-22.2.b).
     */
    public static int costToMove(Table table, int unit) {
        return table.unit(unit).has(Mark.CALLED) ? 0 : CommandControl.price(table, unit);
    }

    /** One point calls every unit of the hex in command that has not been activated. */
    public static Table call(Table table, int side, int hex) {
        Roster.Edit<Unit> edit = table.units().edit();
        for (int i = 0; i < edit.size(); i++) {
            Unit unit = edit.get(i);
            boolean there = unit.hex() == hex && table.stand(i).side() == side;
            if (there && !unit.activated() && CommandControl.commanded(table, i)) {
                edit.set(i, unit.with(Mark.CALLED));
            }
        }
        return table.with(edit.done());
    }

    /** Whether a unit whose hex has been paid for can still move. */
    public static boolean anybodyCalled(Table table, int side) {
        for (int i = 0; i < table.units().size(); i++) {
            if (table.unit(i).has(Mark.CALLED)
                    && table.stand(i).side() == side
                    && !table.unit(i).activated()
                    && table.unit(i).onMap()) {
                return true;
            }
        }
        return false;
    }

    /** What the impulse bought for whole hexes is over. */
    public static Table uncalled(Table table, int side) {
        Roster.Edit<Unit> edit = null;
        for (int i = 0; i < table.units().size(); i++) {
            Unit unit = table.unit(i).uncalled();
            if (unit != table.unit(i) && table.stand(i).side() == side) {
                edit = edit == null ? table.units().edit() : edit;
                edit.set(i, unit);
            }
        }
        return edit == null ? table : table.with(edit.done());
    }
}
