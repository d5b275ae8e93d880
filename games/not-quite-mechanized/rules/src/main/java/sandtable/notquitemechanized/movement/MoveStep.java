package sandtable.notquitemechanized.movement;

import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.Side;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.forces.Leg;
import sandtable.notquitemechanized.measuring.Compass;
import sandtable.notquitemechanized.measuring.Paths;
import sandtable.notquitemechanized.measuring.Tens;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.MoveHappening.Why;
import sandtable.notquitemechanized.state.MoveHappening;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Track;
import sandtable.notquitemechanized.state.Whereabouts;
import sandtable.notquitemechanized.terrain.Ground;
import sandtable.space.measured.Spot;

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
        var proposed = new TreeMap<Integer, Proposed>();
        for (Formation each : going.state().battle().formations()) {
            Order order = going.state().planOf(each.id()).standing(each.id()).now();
            if (!order.way().isEmpty()) {
                going = proposed(going, each, order, proposed);
            }
        }
        Set<Integer> staying = Room.staying(going.state().table(), proposed.values());
        return going.with(moved(going.state(), proposed, staying, telling));
    }

    private static Going proposed(
            Going going, Formation formation, Order order, Map<Integer, Proposed> proposed) {
        State state = going.state();
        Going now = going;
        boolean marches = order instanceof Order.March;
        int hourly = Rates.hourly(state.table(), formation, order, marches);
        for (BodyId each : formation.bodies()) {
            Optional<Track> track = state.plan(formation.post()).track(each);
            if (track.isEmpty() || track.get().ended() || !now.goes(each)) {
                continue;
            }
            Track gone = gone(state.table(), each, track.get(), hourly);
            proposed.put(each.index(), new Proposed(each, gone, Paths.at(gone.path(), gone.at())));
            boolean shut = gone.credit() < 0;
            now = shut ? now.halting(each, Why.NO_CROSSING) : now;
        }
        return now;
    }

    /** How far a body gets; a credit below 0 says that its way is closed. */
    private static Track gone(Table table, BodyId body, Track track, int hourly) {
        Ground ground = table.battle().ground();
        Leg leg = table.stand(body).type().leg();
        Paths path = Paths.of(track.path());
        int at = track.at();
        int credit = Math.max(0, track.credit()) + Rates.step(hourly);
        while (at < track.end()) {
            int price =
                    at < 0
                            ? Tens.TEN * Rates.THIRDS
                            : Prices.piece(ground, path, at, leg, hourly);
            if (price == Prices.CLOSED) {
                return track.going(at, -1);
            }
            if (price > credit) {
                return track.going(at, credit);
            }
            credit -= price;
            at = Math.min(track.end(), at + Tens.TEN);
        }
        return track.going(at, 0);
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
                    tracks.set(each.body().index(), Optional.of(stays ? halted(plan, each) : each.track()));
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
        return now.with(table.withBodies(bodies.done()));
    }

    /** Who stays loses what it could have gone. */
    private static Track halted(Plan plan, Proposed proposed) {
        Track track = plan.track(proposed.body()).orElseThrow();
        return track.going(track.at(), 0);
    }

    private static Body moved(Table table, Proposed to, Telling<Happening> telling) {
        Body body = table.body(to.body());
        Stand stand = table.stand(to.body());
        List<Side> own = table.battle().sidesOf(stand.camp());
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
