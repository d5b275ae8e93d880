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
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.hexblitz.terrain.HexId;
import sandtable.hexblitz.visibility.Visibility;
import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.space.HexGrid;

import java.util.Optional;

/** HB-CBT.18 to HB-CBT.23: units at 0 SP (data rulings 19 and 20). */
final class Withdrawal {
    private static final Clause WITHDREW = Clause.of("HB-CBT.19");
    private static final Clause TRAPPED = Clause.of("HB-CBT.20");

    private Withdrawal() {}

    /**
     * A unit just brought to 0 SP breaks contact if it can; it is not destroyed yet (HB-CBT.18).
     */
    static Table atZero(Table before, UnitId id, Telling<Happening> telling) {
        Table table = onFoot(before, id);
        Optional<HexId> to = refuge(table, id);
        if (to.isPresent()) {
            return withdraw(table, id, to.get(), telling);
        }
        if (ZoneOfControl.holders(table, id).isEmpty()) {
            return table; // fired on from afar, and nowhere to go
        }
        telling.tell(new Happening.Trapped(id, table.unit(id).place(), TRAPPED));
        return table.with(id, table.unit(id).with(Mark.STUCK).without(Mark.MAY_MOVE));
    }

    /**
     * A unit that was at 0 SP before its hex is engaged again gets away once more or is destroyed.
     */
    static Table engagedAtZero(Table table, UnitId id, Clause clause, Telling<Happening> telling) {
        Optional<HexId> to = table.unit(id).has(Mark.STUCK) ? Optional.empty() : refuge(table, id);
        return to.isPresent()
                ? withdraw(table, id, to.get(), telling)
                : destroyed(table, id, clause, telling);
    }

    /** One that was carried gets off first. */
    private static Table onFoot(Table table, UnitId id) {
        Unit unit = table.unit(id);
        return unit.where() instanceof Whereabouts.Aboard(UnitId transport)
                ? table.with(id, unit.setDown(table.unit(transport)))
                : table;
    }

    /** The next hex out of contact, nearest to the HQ, with room, if there is one. */
    private static Optional<HexId> refuge(Table table, UnitId id) {
        HexGrid grid = table.ground().grid();
        var occupation = new Occupation(table, table.stand(id).side());
        var movement = Movement.of(occupation, id);
        Optional<HexId> best = Optional.empty();
        int nearest = Distance.FAR;
        Unit unit = table.unit(id);
        for (int part = 0; part < unit.parts(); part++) {
            int from = unit.hex(part);
            for (int direction = 0; direction < 6; direction++) {
                int to = grid.neighbour(from, direction);
                if (to < 0 || movement.bars(from, direction, to) || touched(table, id, to)) {
                    continue;
                }
                int distance = CommandArea.distanceHome(table, id, to);
                if (distance < nearest) {
                    nearest = distance;
                    best = Optional.of(table.hexId(to));
                }
            }
        }
        return best;
    }

    private static boolean touched(Table table, UnitId id, int hex) {
        int side = table.stand(id).side();
        for (UnitId each : table.ids()) {
            if (table.stand(each).side() != side && Distance.to(table, each, hex) <= 1) {
                return true;
            }
        }
        return false;
    }

    /** HB-CBT.21 to HB-CBT.23: it changes its state and keeps it through the next turn. */
    private static Table withdraw(Table table, UnitId id, HexId to, Telling<Happening> telling) {
        Unit unit = table.unit(id);
        Order order =
                switch (unit.order()) {
                    case DEFENSIVE -> Order.STATIONARY; // HB-CBT.21
                    case STATIONARY, NORMAL, ROAD -> Order.NORMAL; // HB-CBT.22, R-HB-26
                };
        Unit away =
                unit.movedTo(to)
                        .ordered(order)
                        .facing(FrontFlankRear.joining(table, id, to.index(), unit.facing()))
                        .lockedIn(table.turn() + 1)
                        .with(Mark.WITHDRAWN)
                        .without(Mark.MAY_MOVE)
                        .without(Mark.STUCK);
        Table withdrawn = table.with(id, away);
        boolean seen =
                Visibility.visible(
                        withdrawn, id, Visibility.seenBy(withdrawn, 1 - table.stand(id).side()));
        telling.tell(
                new Happening.Withdrew(
                        id, table.owner(id), unit.place(), to, order, seen, WITHDREW));
        return ZoneOfControl.released(withdrawn, id);
    }

    /** Off the table, with all it carries; a formation may lose its HQ by it (data ruling 30). */
    static Table destroyed(Table before, UnitId id, Clause clause, Telling<Happening> telling) {
        HexId hex = before.unit(id).place();
        telling.tell(new Happening.Destroyed(id, hex, clause));
        Table table = Removal.of(before, id, Whereabouts.Off.DESTROYED, telling);
        for (UnitId each : table.ids()) {
            if (table.unit(each).aboard(id)) {
                telling.tell(new Happening.Destroyed(each, hex, clause));
                table = Removal.of(table, each, Whereabouts.Off.DESTROYED, telling);
            }
        }
        return table;
    }
}
