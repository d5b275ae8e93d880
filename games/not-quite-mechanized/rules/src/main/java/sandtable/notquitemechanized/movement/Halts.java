package sandtable.notquitemechanized.movement;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.state.MoveHappening.Why;
import sandtable.notquitemechanized.state.Secrets;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;

/** C5: when a body stops before the end of its way. */
final class Halts {
    private Halts() {}

    /**
     * Who stops because a known enemy is in its own effective range. Stands that do not fire stop
     * with the first of their unit that does.
     */
    static Going before(Going going) {
        State state = going.state();
        Going now = going;
        for (Formation each : state.battle().formations()) {
            Order order = state.planOf(each.id()).standing(each.id()).now();
            if (!order.way().isEmpty() && !heedless(order)) {
                now = before(now, each);
            }
        }
        return now;
    }

    private static boolean heedless(Order order) {
        return order instanceof Order.Withdraw
                || order instanceof Order.Move(_, var through) && through;
    }

    private static Going before(Going going, Formation formation) {
        State state = going.state();
        Going now = going;
        boolean any = false;
        for (BodyId each : formation.bodies()) {
            boolean stops =
                    state.plan(formation.post()).track(each).filter(t -> !t.ended()).isPresent()
                            && inRange(state, formation, each);
            any |= stops;
            now = stops && now.goes(each) ? now.halting(each, Why.ENEMY_IN_RANGE) : now;
        }
        if (any) {
            for (BodyId each : formation.bodies()) {
                boolean unarmed = state.table().stand(each).type().range().effective() == 0;
                now = unarmed && now.goes(each) ? now.halting(each, Why.ENEMY_IN_RANGE) : now;
            }
        }
        return now;
    }

    private static boolean inRange(State state, Formation formation, BodyId body) {
        Table table = state.table();
        if (!table.body(body).onTable()) {
            return false;
        }
        int range = table.stand(body).type().range().effective();
        if (range == 0) {
            return false;
        }
        Secrets secrets = state.secrets(formation.post());
        for (Stand each : state.battle().stands()) {
            boolean known = each.camp() != formation.camp() && secrets.sees(each.id());
            if (known && Gaps.within(table, body, each.id(), range)) {
                return true;
            }
        }
        return false;
    }
}
