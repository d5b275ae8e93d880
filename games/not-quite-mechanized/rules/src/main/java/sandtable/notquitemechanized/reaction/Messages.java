package sandtable.notquitemechanized.reaction;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Message;
import sandtable.notquitemechanized.state.OrderHappening;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.Standing;
import sandtable.notquitemechanized.state.State;

import java.util.ArrayList;
import java.util.List;

/** C4: orders on their way, and those that arrive. */
public final class Messages {
    private static final Clause SENT = Clause.of("NQM-CTRL.2");
    private static final Clause RECEIVED = Clause.of("NQM-CRT.1");

    private Messages() {}

    /**
     * Sends orders from a post to a unit; those that act now are there at once. A post keeps what
     * it has sent to itself: the post that they are for learns of them when they arrive (C17).
     */
    public static State sent(
            State state, int post, UnitId unit, List<Order> orders, Telling<Happening> telling) {
        int bound = Math.max(1, state.table().bound());
        Standing now = state.planOf(unit).standing(unit);
        int acts =
                Sense.within(state.battle().formation(unit), now, orders) // NQM-GRADE.21
                        ? bound
                        : Reaction.acts(state.table(), post, unit, touched(orders));
        var message = new Message(unit, orders, List.of(), bound, acts);
        if (acts <= bound) {
            return received(state, message, telling);
        }
        Plan plan = state.plan(post);
        var all = new ArrayList<>(plan.messages());
        all.removeIf(
                each -> each.links().isEmpty() && each.unit().equals(unit) && each.acts() >= acts);
        all.add(message);
        telling.tell(new OrderHappening.Sent(unit, orders, acts, List.of(side(state, post)), SENT));
        return state.with(post, plan.withMessages(all));
    }

    /**
     * R-NQM-80: whether a message still lies at a headquarters. In the hour before it acts it is on
     * its last way.
     */
    public static boolean waits(Message message, int bound) {
        return message.acts() - 1 > bound;
    }

    /** Calls back what is on its way to a unit and has not gone. */
    public static State recalled(State state, int post, UnitId unit, Telling<Happening> telling) {
        Plan plan = state.plan(post);
        int bound = state.table().bound();
        var left = new ArrayList<>(plan.messages());
        left.removeIf(
                each -> each.unit().equals(unit) && each.links().isEmpty() && waits(each, bound));
        telling.tell(new OrderHappening.Recalled(unit, List.of(side(state, post)), SENT));
        return state.with(post, plan.withMessages(left));
    }

    /**
     * The units that orders touch besides the one they are for: whom it is released to support
     * (NQM-CMD.3).
     */
    public static List<UnitId> touched(List<Order> orders) {
        var touched = new ArrayList<UnitId>();
        for (Order each : orders) {
            if (each instanceof Order.Support(var unit)) {
                touched.add(unit);
            }
            if (each instanceof Order.Ride(var tanks)) {
                touched.add(tanks);
            }
        }
        return touched;
    }

    /** NQM-CRT.1: what acts in this bound has arrived. */
    public static State arrived(State state, Telling<Happening> telling) {
        State now = state;
        int bound = state.table().bound();
        for (int post = 0; post < state.battle().posts().size(); post++) {
            for (Message each : state.plan(post).messages()) {
                if (each.acts() <= bound) {
                    now =
                            each.links().isEmpty()
                                    ? received(now, each, telling)
                                    : Attaching.attached(now, post, each.links().getFirst());
                }
            }
            Plan plan = now.plan(post);
            now =
                    now.with(
                            post,
                            plan.withMessages(
                                    plan.messages().stream()
                                            .filter(each -> each.acts() > bound)
                                            .toList()));
        }
        return now;
    }

    private static State received(State state, Message message, Telling<Happening> telling) {
        int post = state.battle().formation(message.unit()).post();
        int bound = Math.max(1, state.table().bound());
        telling.tell(
                new OrderHappening.Received(
                        message.unit(), message.orders(), List.of(side(state, post)), RECEIVED));
        Plan plan = state.plan(post).with(message.unit(), new Standing(message.orders(), bound));
        return state.with(post, plan.halted(state.battle().formation(message.unit()).bodies()));
    }

    private static Side side(State state, int post) {
        return state.battle().side(post);
    }
}
