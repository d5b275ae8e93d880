package sandtable.notquitemechanized.morale;

import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.OrderHappening;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.Standing;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Track;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/**
 * R-NQM-114: who gives up drops all orders and goes, or stays, by itself. It goes in the movement
 * of the next bound: until then it can still be assaulted (NQM-BREAK.8).
 */
final class Withdrawals {
    private static final Clause SAFETY = Clause.of("NQM-BREAK.7");

    private Withdrawals() {}

    static State withdraws(State state, UnitId unit, Spot to, Telling<Happening> telling) {
        return ordered(state, unit, new Order.Withdraw(List.of(to)), telling);
    }

    static State stays(State state, UnitId unit, Telling<Happening> telling) {
        return ordered(state, unit, new Order.Hold(), telling);
    }

    private static State ordered(
            State state, UnitId unit, Order order, Telling<Happening> telling) {
        int post = state.battle().formation(unit).post();
        Plan plan = state.plan(post);
        Roster.Edit<Optional<Track>> tracks = plan.tracks().edit();
        for (BodyId each : state.battle().formation(unit).bodies()) {
            tracks.set(each.index(), Optional.empty());
        }
        List<Order> orders = List.of(order);
        Plan after =
                plan.with(unit, new Standing(orders, state.table().bound() + 1))
                        .withTracks(tracks.done())
                        .withMessages(
                                plan.messages().stream()
                                        .filter(each -> !each.unit().equals(unit))
                                        .toList());
        telling.tell(
                new OrderHappening.Received(
                        unit, orders, List.of(state.battle().side(post)), SAFETY));
        return state.with(post, after);
    }
}
