package sandtable.hexblitz.movement;

import sandtable.hexblitz.charts.Counted;
import sandtable.hexblitz.command.Removal;
import sandtable.hexblitz.position.ZoneOfControl;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Group;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.hexblitz.terrain.HexId;
import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;

import java.util.Optional;

/** Leaving the map by an exit hex of the scenario: it takes a step onto open ground. */
public final class Exits {
    private static final Clause LEFT = Clause.of("HB-MOV.1");

    private Exits() {}

    public static Optional<Violation> check(Table table, Group group, Decision.Leave leave) {
        UnitId id = leave.unit();
        if (!group.hasNamed(table, id) || !table.unit(id).onMap()) {
            return refused("HB-SEQ.6", "%s is not activated now", id);
        }
        Unit unit = table.unit(id);
        if (!unit.order().moving() || ZoneOfControl.pinned(table, id)) {
            return refused(unit.order().moving() ? "HB-ZOC.5" : "HB-ORD.3", "%s cannot move", id);
        }
        if (unit.straddles()
                || !table.battle().exits().get(group.side(table)).contains(unit.hex())) {
            return refused("HB-EQUIP.1", "%s is not an exit for %s", unit.place(), id);
        }
        boolean halted =
                unit.has(Mark.MOVED)
                        && !unit.has(Mark.MAY_MOVE)
                        && !ZoneOfControl.holders(table, id).isEmpty();
        int cost = cost(table.stand(id), unit);
        boolean attacked = unit.has(Mark.ATTACKED) && !unit.has(Mark.MAY_MOVE);
        return halted || attacked || unit.points() < cost
                ? refused(
                        "HB-MOV.1",
                        "leaving takes %s and %s has %d left to use",
                        Counted.points(cost),
                        id,
                        halted || attacked ? 0 : unit.points())
                : Optional.empty();
    }

    private static int cost(Stand stand, Unit unit) {
        return unit.order() == Order.ROAD ? 1 : stand.mobility().openCost();
    }

    public static Table resolve(Table before, Decision.Leave leave, Telling<Happening> telling) {
        Table table = before;
        HexId hex = table.unit(leave.unit()).place();
        telling.tell(new Happening.LeftTheMap(leave.unit(), hex, LEFT));
        for (UnitId passenger : table.aboard(leave.unit())) {
            telling.tell(new Happening.LeftTheMap(passenger, hex, LEFT));
            table = Removal.of(table, passenger, Whereabouts.Off.LEFT, telling);
        }
        return Removal.of(table, leave.unit(), Whereabouts.Off.LEFT, telling);
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
