package sandtable.hexblitz;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;

import java.util.List;
import java.util.Optional;

/** Leaving the map by an exit hex of the scenario: it takes a step onto open ground. */
final class Exits {
    private static final Clause LEFT = Clause.of("HB-MOV.1");

    private Exits() {}

    static Optional<Violation> check(Table table, Activation.Group group, Decision.Leave leave) {
        int index = leave.unit();
        if (!group.has(table, index) || !table.unit(index).onMap()) {
            return refused("HB-SEQ.6", "%s is not activated now", group.idOf(table, index));
        }
        Unit unit = table.unit(index);
        String id = table.stand(index).id();
        if (!unit.order().moving() || ZoneOfControl.pinned(table, index)) {
            return refused(unit.order().moving() ? "HB-ZOC.5" : "HB-ORD.3", "%s cannot move", id);
        }
        if (unit.straddles()
                || !table.battle().exits().get(group.side(table)).contains(unit.hex())) {
            return refused(
                    "HB-EQUIP.1",
                    "%s is not an exit for %s",
                    table.battle().hexName(unit.hex()),
                    id);
        }
        boolean halted =
                unit.has(Mark.MOVED)
                        && !unit.has(Mark.MAY_MOVE)
                        && ZoneOfControl.holders(table, index) != 0;
        int cost = cost(table.stand(index), unit);
        boolean attacked = unit.has(Mark.ATTACKED) && !unit.has(Mark.MAY_MOVE);
        return halted || attacked || unit.points() < cost
                ? refused(
                        "HB-MOV.1",
                        "leaving takes %d points and %s has %d left to use",
                        cost,
                        id,
                        halted || attacked ? 0 : unit.points())
                : Optional.empty();
    }

    private static int cost(Stand stand, Unit unit) {
        return unit.order() == Order.ROAD ? 1 : stand.mobility().openCost();
    }

    static State resolve(State state, Decision.Leave leave, List<Happening> events) {
        Table table = state.table();
        int hex = table.unit(leave.unit()).hex();
        events.add(new Happening.LeftTheMap(leave.unit(), hex, LEFT));
        for (int passenger : Transport.aboard(table, leave.unit())) {
            events.add(new Happening.LeftTheMap(passenger, hex, LEFT));
            table = Withdrawal.gone(table, passenger, Unit.LEFT, events);
        }
        return state.with(Withdrawal.gone(table, leave.unit(), Unit.LEFT, events));
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
