package sandtable.notquitemechanized.reaction;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.OrderHappening;
import sandtable.notquitemechanized.state.Position;
import sandtable.notquitemechanized.state.Standing;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;

/**
 * NQM-CRT.7: a reserve whose order is to counterattack moves off in the second hour of an attack on
 * its place, as if it had been ordered to attack there.
 */
public final class Reserves {
    private static final Clause CALLED = Clause.of("NQM-CRT.7");

    private Reserves() {}

    public static State called(State state, Telling<Happening> telling) {
        State now = state;
        for (Formation each : state.battle().formations()) {
            Standing standing = state.planOf(each.id()).standing(each.id());
            if (standing.now() instanceof Order.Counterattack(var at)
                    && attacked(state.table(), each.camp(), at)) {
                now = goes(now, each, standing, at, telling);
            }
        }
        return now;
    }

    /** Whether a place has been attacked since the last bound, or has been lost. */
    static boolean attacked(Table table, int camp, Spot at) {
        int reach = Setting.OBJECTIVE_REACH.value();
        for (Attack each : table.attacks()) {
            boolean lasts = each.began() < table.bound() && each.lately() >= table.bound() - 1;
            if (each.camp() != camp && lasts && each.objective().within(reach, at)) {
                return true;
            }
        }
        for (Position each : table.positions()) {
            if (each.camp() != camp && each.lost() && each.ground().contains(at)) {
                return true;
            }
        }
        return false;
    }

    private static State goes(
            State state,
            Formation formation,
            Standing standing,
            Spot at,
            Telling<Happening> telling) {
        int bound = state.table().bound();
        var orders = new ArrayList<>(standing.orders());
        orders.set(0, new Order.Attack(at, List.of(at), bound));
        telling.tell(
                new OrderHappening.Received(
                        formation.id(),
                        orders,
                        List.of(state.battle().side(formation.post())),
                        CALLED));
        return state.with(
                formation.post(),
                state.plan(formation.post()).with(formation.id(), new Standing(orders, bound)));
    }
}
