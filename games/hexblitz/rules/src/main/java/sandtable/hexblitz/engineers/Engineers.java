package sandtable.hexblitz.engineers;

import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Group;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.visibility.Visibility;
import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.space.Hexsides;

import java.util.Optional;

/**
 * Data ruling 43, optional: engineers next to a river blow a bridge or build one, in one Stationary
 * turn, on 4 or more.
 */
public final class Engineers {
    private static final Clause WORKED = Clause.of("HB-TERR.10");
    private static final int SCORE = 4;

    private Engineers() {}

    public static Optional<Violation> check(Table table, Group group, Decision.WorkOnBridge work) {
        UnitId id = work.engineers();
        if (!table.battle().variants().bridgeTasks()) {
            return refused("HB-TERR.10", "this scenario has no work on bridges");
        }
        if (!group.hasNamed(table, id) || !table.unit(id).onMap()) {
            return refused("HB-SEQ.6", "%s is not activated now", id);
        }
        Unit unit = table.unit(id);
        if (table.stand(id).kind() != Kind.ENGINEER || unit.sp() == 0) {
            return refused("HB-STAND.7", "%s cannot work on bridges", id);
        }
        if (unit.order() != Order.STATIONARY || unit.has(Mark.BUSY) || unit.has(Mark.ATTACKED)) {
            return refused("HB-ORD.3", "%s must spend the turn Stationary at the bridge", id);
        }
        boolean river =
                work.direction() >= 0
                        && work.direction() < 6
                        && table.ground().river(unit.hex(), work.direction());
        return river
                ? Optional.empty()
                : refused("HB-TERR.10", "no river runs along that side of %s", unit.place());
    }

    public static Table resolve(
            Table table, Decision.WorkOnBridge work, Telling<Happening> telling) {
        Unit unit = table.unit(work.engineers());
        int die = telling.chance().die(6);
        boolean stood = table.bridges().contains(unit.hex(), work.direction());
        boolean stands = stood ^ die >= SCORE;
        telling.tell(
                new Happening.BridgeWork(
                        work.engineers(),
                        table.owner(work.engineers()),
                        unit.place(),
                        work.direction(),
                        table.hexId(table.ground().grid().neighbour(unit.hex(), work.direction())),
                        die,
                        stands,
                        stands != stood,
                        Visibility.visible(
                                table,
                                work.engineers(),
                                Visibility.seenBy(table, 1 - table.stand(work.engineers()).side())),
                        WORKED));
        Hexsides.Edit bridges = table.bridges().edit();
        if (stands) {
            bridges.add(unit.hex(), work.direction());
        } else {
            bridges.remove(unit.hex(), work.direction());
        }
        return table.withBridges(bridges.done()).with(work.engineers(), unit.with(Mark.BUSY));
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
