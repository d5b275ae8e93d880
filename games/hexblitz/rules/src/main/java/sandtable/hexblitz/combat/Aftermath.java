package sandtable.hexblitz.combat;

import sandtable.hexblitz.position.ZoneOfControl;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.visibility.Visibility;
import sandtable.kernel.step.Telling;
import sandtable.space.HexSet;

import java.util.List;

/**
 * HB-CBT.18, HB-CBT.19: after the losses, units at 0 SP withdraw and who was held by them may be
 * free.
 */
final class Aftermath {
    private Aftermath() {}

    static State of(State state, Fight fight, Telling<Happening> telling) {
        int side = fight.attacker();
        HexSet before = Visibility.seenBy(state.table(), side);
        HexSet enemyBefore = Visibility.seenBy(state.table(), 1 - side);
        Table table = withdrawn(state.table(), fight.defenders(), telling);
        table = withdrawn(table, fight.attackers(), telling);
        table = freed(table, fight.held());
        HexSet now = Visibility.seenBy(table, side);
        HexSet enemyNow = Visibility.seenBy(table, 1 - side);
        Visibility.tell(table, side, before, now, telling);
        Visibility.tell(table, 1 - side, enemyBefore, enemyNow, telling);
        State seen = Visibility.remember(state.with(table), side, now);
        return Visibility.remember(seen, 1 - side, enemyNow);
    }

    private static Table withdrawn(Table before, List<UnitId> units, Telling<Happening> telling) {
        Table table = before;
        for (UnitId unit : units) {
            if (table.unit(unit).sp() == 0 && !table.stand(unit).transport()) {
                table = Withdrawal.atZero(table, unit, telling);
            }
        }
        return table;
    }

    /**
     * Data ruling 11: a combat that removes all who held a unit lets it use what is left of its
     * move.
     */
    private static Table freed(Table before, List<UnitId> held) {
        Table table = before;
        for (UnitId unit : held) {
            Unit now = table.unit(unit);
            boolean canMove =
                    now.onMap()
                            && now.order() == Order.NORMAL
                            && now.points() > 0
                            && !now.has(Mark.WITHDRAWN);
            if (canMove && !ZoneOfControl.pinned(table, unit)) {
                table = table.with(unit, now.with(Mark.MAY_MOVE));
            }
        }
        return table;
    }
}
