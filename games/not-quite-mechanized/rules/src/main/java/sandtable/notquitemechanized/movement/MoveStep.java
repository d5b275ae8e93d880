package sandtable.notquitemechanized.movement;

import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.Side;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.measuring.Compass;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.MoveHappening;
import sandtable.notquitemechanized.state.MoveHappening.Why;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Track;
import sandtable.notquitemechanized.state.Whereabouts;
import sandtable.space.measured.Disc;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * C5: one of ten movement steps, all bodies at once. All next places are worked out from the old
 * ones; then those stay who have no room. In what order bodies are looked at does not matter.
 */
public final class MoveStep {
    private static final Clause LEFT = Clause.of("NQM-MOVE.4");
    private static final Clause ENTERED = Clause.of("NQM-MOVE.4");

    private MoveStep() {}

    public static Going taken(Going before, Telling<Happening> telling) {
        Going going = Halts.before(before);
        State state = going.state();
        var proposed = new TreeMap<Integer, Proposed>();
        for (int post = 0; post < state.battle().posts().size(); post++) {
            Threats threats = Threats.of(state, post);
            List<Disc> enemies = enemies(state, state.battle().camp(post));
            for (Formation each : state.battle().formations()) {
                Order order = state.plan(post).standing(each.id()).now();
                if (each.post() == post && moves(order)) {
                    var stride = new Stride(state, each, order, threats, enemies);
                    going = proposed(going, stride, proposed);
                }
            }
        }
        Set<Integer> staying = Room.staying(state.table(), proposed.values());
        return going.with(moved(state, proposed, staying, telling));
    }

    private static boolean moves(Order order) {
        return !order.way().isEmpty()
                || order instanceof Order.Support
                || order instanceof Order.Ride;
    }

    private static List<Disc> enemies(State state, int camp) {
        var enemies = new ArrayList<Disc>();
        for (Stand each : state.battle().stands()) {
            if (each.camp() != camp) {
                state.table().disc(each.id()).ifPresent(enemies::add);
            }
        }
        return enemies;
    }

    private static Going proposed(Going going, Stride stride, Map<Integer, Proposed> proposed) {
        Going now = going;
        Formation formation = stride.formation();
        Plan plan = stride.state().plan(formation.post());
        for (BodyId each : formation.bodies()) {
            Optional<Track> track = plan.track(each);
            boolean here = comes(stride.state().table().body(each));
            if (!here || track.isEmpty() || track.get().ended() || !now.goes(each)) {
                continue;
            }
            if (pinned(stride, each) || toGround(stride, formation.id())) {
                now = now.halting(each, Why.PINNED);
                continue;
            }
            if (guards(stride.state().table(), each)) {
                now = now.halting(each, Why.GUARDS_PRISONERS);
                continue;
            }
            Proposed one = stride.taken(each, track.get());
            proposed.put(each.index(), one);
            now = one.why().isPresent() ? now.halting(each, one.why().get()) : now;
        }
        return now;
    }

    /** Whoever was lost on the way leaves the track behind (NQM-REORG.9). */
    private static boolean comes(Body body) {
        return body.onTable() || body.where() == Whereabouts.Off.TO_COME;
    }

    /** NQM-ARTY.13: who is pinned does not advance, but may walk out of the fire. */
    private static boolean pinned(Stride stride, BodyId body) {
        Table table = stride.state().table();
        return table.pinned(body) && !(stride.order() instanceof Order.Withdraw);
    }

    /** R-NQM-26: who has gone to ground goes no farther, but may withdraw. */
    private static boolean toGround(Stride stride, UnitId unit) {
        return stride.state().table().unit(unit).is(Flag.TO_GROUND)
                && !(stride.order() instanceof Order.Withdraw); // NQM-PRESS.1
    }

    /** C12: tanks that stayed on a position keep its garrison for a bound. */
    private static boolean guards(Table table, BodyId body) {
        return table.body(body).marks().guarding() == table.bound(); // NQM-SPATT.8
    }

    private static State moved(
            State state,
            Map<Integer, Proposed> proposed,
            Set<Integer> staying,
            Telling<Happening> telling) {
        if (proposed.isEmpty()) {
            return state;
        }
        Table table = state.table();
        Roster.Edit<Body> bodies = table.bodies().edit();
        State now = state;
        for (int post = 0; post < state.battle().posts().size(); post++) {
            Plan plan = state.plan(post);
            Roster.Edit<Optional<Track>> tracks = plan.tracks().edit();
            for (Proposed each : proposed.values()) {
                if (state.battle().formation(each.body()).post() == post) {
                    boolean stays = staying.contains(each.body().index());
                    tracks.set(
                            each.body().index(),
                            Optional.of(stays ? halted(plan, each) : each.track()));
                }
            }
            now = now.with(post, plan.withTracks(tracks.done()));
        }
        for (Proposed each : proposed.values()) {
            boolean there = each.track().at() >= 0;
            if (there && !staying.contains(each.body().index())) {
                bodies.set(each.body().index(), moved(table, each, telling));
            }
        }
        return now.with(Riders.carried(table, table.withBodies(bodies.done())));
    }

    /** Who stays loses what it could have gone. */
    private static Track halted(Plan plan, Proposed proposed) {
        Track track = plan.track(proposed.body()).orElseThrow();
        return track.going(track.at(), 0);
    }

    private static Body moved(Table table, Proposed to, Telling<Happening> telling) {
        Body body = table.body(to.body());
        Stand stand = table.stand(to.body());
        List<Side> own = table.battle().fellows(to.body());
        if (!body.onTable()) {
            telling.tell(new MoveHappening.Entered(to.body(), to.at(), own, ENTERED));
        }
        if (to.track().ended() && exits(table, stand.camp(), to.at())) {
            telling.tell(new MoveHappening.Left(to.body(), own, LEFT));
            return body.with(Whereabouts.Off.LEFT);
        }
        Optional<Spot> from = table.spot(to.body());
        if (from.filter(to.at()::equals).isPresent()) {
            return body;
        }
        Body there = body.movedTo(to.at(), table.bound());
        return from.map(each -> there.with(Compass.towards(each, to.at()))).orElse(there);
    }

    private static boolean exits(Table table, int camp, Spot at) {
        return table.battle().victory().exits().stream()
                .anyMatch(each -> each.camp() == camp && each.at().within(each.metres(), at));
    }
}
