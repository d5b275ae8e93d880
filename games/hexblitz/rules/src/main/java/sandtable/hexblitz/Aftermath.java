package sandtable.hexblitz;

import sandtable.space.HexSet;

import java.util.List;

/**
 * HB-CBT.18, HB-CBT.19: after the losses, units at 0 SP withdraw and who was held by them may be
 * free.
 */
final class Aftermath {
    private Aftermath() {}

    static State of(State state, Fight fight, int place, List<Happening> events) {
        int side = fight.attacker();
        HexSet before = Visibility.seenBy(state.table(), side);
        HexSet enemyBefore = Visibility.seenBy(state.table(), 1 - side);
        Table table = withdrawn(state.table(), fight.defenders(), events);
        table = withdrawn(table, fight.attackers(), events);
        table = freed(table, fight.held());
        Visibility.tell(table, side, before, Visibility.seenBy(table, side), events);
        Visibility.tell(table, 1 - side, enemyBefore, Visibility.seenBy(table, 1 - side), events);
        return Visibility.remember(state.with(table).with(new Step.Activation(place)));
    }

    private static Table withdrawn(Table before, List<Integer> units, List<Happening> events) {
        Table table = before;
        for (int unit : units) {
            if (table.unit(unit).sp() == 0 && !table.stand(unit).transport()) {
                table = Withdrawal.atZero(table, unit, events);
            }
        }
        return table;
    }

    /**
     * Data ruling 11: a combat that removes all who held a unit lets it use what is left of its
     * move.
     */
    private static Table freed(Table before, List<Integer> held) {
        Table table = before;
        for (int unit : held) {
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
