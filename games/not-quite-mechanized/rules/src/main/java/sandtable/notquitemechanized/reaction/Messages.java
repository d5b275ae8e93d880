package sandtable.notquitemechanized.reaction;

import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
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
import sandtable.notquitemechanized.state.Track;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** C4: orders on their way, and those that arrive. */
public final class Messages {
    private static final Clause SENT = Clause.of("NQM-CTRL.2");
    private static final Clause RECEIVED = Clause.of("NQM-CRT.1");

    private Messages() {}

    /** Sends orders to a unit; those that act now are there at once. */
    public static State sent(
            State state, int post, UnitId unit, List<Order> orders, Telling<Happening> telling) {
        int bound = Math.max(1, state.table().bound());
        int acts = Reaction.acts(state.table(), unit, touched(orders));
        var message = new Message(unit, orders, bound, acts);
        if (acts <= bound) {
            return received(state, post, message, telling);
        }
        Plan plan = state.plan(post);
        var all = new ArrayList<>(plan.messages());
        all.removeIf(each -> each.unit().equals(unit) && each.acts() >= acts);
        all.add(message);
        telling.tell(new OrderHappening.Sent(unit, orders, acts, List.of(side(state, post)), SENT));
        return state.with(post, plan.withMessages(all));
    }

    /** The units that orders touch besides the one they are for. */
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
                    now = received(now, post, each, telling);
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

    private static State received(
            State state, int post, Message message, Telling<Happening> telling) {
        int bound = Math.max(1, state.table().bound());
        telling.tell(
                new OrderHappening.Received(
                        message.unit(), message.orders(), List.of(side(state, post)), RECEIVED));
        Plan plan = state.plan(post).with(message.unit(), new Standing(message.orders(), bound));
        Roster.Edit<Optional<Track>> tracks = plan.tracks().edit();
        state.battle()
                .formation(message.unit())
                .bodies()
                .forEach(each -> tracks.set(each.index(), Optional.empty()));
        return state.with(post, plan.withTracks(tracks.done()));
    }

    private static Side side(State state, int post) {
        return state.battle().side(post);
    }
}
