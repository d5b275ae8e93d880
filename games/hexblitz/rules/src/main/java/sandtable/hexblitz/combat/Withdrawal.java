package sandtable.hexblitz.combat;

import sandtable.hexblitz.command.CommandArea;
import sandtable.hexblitz.command.Removal;
import sandtable.hexblitz.facing.FrontFlankRear;
import sandtable.hexblitz.movement.Movement;
import sandtable.hexblitz.position.Distance;
import sandtable.hexblitz.position.Occupation;
import sandtable.hexblitz.position.ZoneOfControl;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.hexblitz.visibility.Visibility;
import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.space.HexGrid;

/** HB-CBT.18 to HB-CBT.23: units at 0 SP (data rulings 19 and 20). */
final class Withdrawal {
    private static final Clause WITHDREW = Clause.of("HB-CBT.19");
    private static final Clause TRAPPED = Clause.of("HB-CBT.20");

    private Withdrawal() {}

    /**
     * A unit just brought to 0 SP breaks contact if it can; it is not destroyed yet (HB-CBT.18).
     */
    static Table atZero(Table before, int index, Telling<Happening> telling) {
        Table table = onFoot(before, index);
        int to = refuge(table, index);
        if (to >= 0) {
            return withdraw(table, index, to, telling);
        }
        if (ZoneOfControl.holders(table, index) == 0) {
            return table; // fired on from afar, and nowhere to go
        }
        telling.tell(new Happening.Trapped(index, table.unit(index).hex(), TRAPPED));
        return table.with(index, table.unit(index).with(Mark.STUCK).without(Mark.MAY_MOVE));
    }

    /**
     * A unit that was at 0 SP before its hex is engaged again gets away once more or is destroyed.
     */
    static Table engagedAtZero(Table table, int index, Clause clause, Telling<Happening> telling) {
        int to = table.unit(index).has(Mark.STUCK) ? Unit.NOWHERE : refuge(table, index);
        return to >= 0
                ? withdraw(table, index, to, telling)
                : destroyed(table, index, clause, telling);
    }

    /** One that was carried gets off first. */
    private static Table onFoot(Table table, int index) {
        Unit unit = table.unit(index);
        return unit.aboard() ? table.with(index, unit.setDown(table.unit(unit.carrier()))) : table;
    }

    /**
     * The next hex out of contact, nearest to the HQ, with room; {@link Unit#NOWHERE} if there is
     * none.
     */
    private static int refuge(Table table, int index) {
        HexGrid grid = table.ground().grid();
        var occupation = new Occupation(table, table.stand(index).side());
        var movement = Movement.of(occupation, index);
        int best = Unit.NOWHERE;
        int nearest = Distance.FAR;
        for (int from : table.unit(index).hexes()) {
            for (int direction = 0; direction < 6; direction++) {
                int to = grid.neighbour(from, direction);
                if (to < 0 || movement.bars(from, direction, to) || touched(table, index, to)) {
                    continue;
                }
                int distance = CommandArea.distanceHome(table, index, to);
                if (distance < nearest) {
                    nearest = distance;
                    best = to;
                }
            }
        }
        return best;
    }

    private static boolean touched(Table table, int index, int hex) {
        int side = table.stand(index).side();
        for (int i = 0; i < table.units().size(); i++) {
            if (table.stand(i).side() != side && Distance.to(table, i, hex) <= 1) {
                return true;
            }
        }
        return false;
    }

    /** HB-CBT.21 to HB-CBT.23: it changes its state and keeps it through the next turn. */
    private static Table withdraw(Table table, int index, int to, Telling<Happening> telling) {
        Unit unit = table.unit(index);
        Order order =
                switch (unit.order()) {
                    case DEFENSIVE -> Order.STATIONARY; // HB-CBT.21
                    case STATIONARY, NORMAL, ROAD -> Order.NORMAL; // HB-CBT.22, R-HB-26
                };
        Unit away =
                unit.movedTo(to)
                        .ordered(order)
                        .facing(FrontFlankRear.joining(table, index, to, unit.facing()))
                        .lockedIn(table.turn() + 1)
                        .with(Mark.WITHDRAWN)
                        .without(Mark.MAY_MOVE)
                        .without(Mark.STUCK);
        Table withdrawn = table.with(index, away);
        boolean seen =
                Visibility.visible(
                        withdrawn,
                        index,
                        Visibility.seenBy(withdrawn, 1 - table.stand(index).side()));
        telling.tell(
                new Happening.Withdrew(
                        index, table.owner(index), unit.hex(), to, order, seen, WITHDREW));
        return ZoneOfControl.released(withdrawn, index);
    }

    /** Off the table, with all it carries; a formation may lose its HQ by it (data ruling 30). */
    static Table destroyed(Table before, int index, Clause clause, Telling<Happening> telling) {
        telling.tell(new Happening.Destroyed(index, before.unit(index).hex(), clause));
        Table table = Removal.of(before, index, Whereabouts.Off.DESTROYED, telling);
        for (int i = 0; i < table.units().size(); i++) {
            if (table.unit(i).aboard() && table.unit(i).carrier() == index) {
                telling.tell(new Happening.Destroyed(i, before.unit(index).hex(), clause));
                table = Removal.of(table, i, Whereabouts.Off.DESTROYED, telling);
            }
        }
        return table;
    }
}
