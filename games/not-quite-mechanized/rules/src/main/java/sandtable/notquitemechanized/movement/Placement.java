package sandtable.notquitemechanized.movement;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.measuring.Paths;
import sandtable.notquitemechanized.measuring.Tens;
import sandtable.notquitemechanized.sight.Seeing;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Track;
import sandtable.space.measured.Disc;
import sandtable.space.measured.Spot;

import java.util.Optional;

/** NQM-RECCE.4, .13: a body set elsewhere on the way it goes by, once the dice are seen. */
public final class Placement {
    private Placement() {}

    /**
     * With a body set where it comes within so many metres of another, on or back on its way in
     * this bound; if the way does not come so near, where it is nearest.
     */
    public static Going within(Going going, BodyId body, BodyId other, int metres) {
        State state = going.state();
        Optional<Track> track = track(state, body);
        Optional<Disc> there = state.table().disc(other);
        if (track.isEmpty() || there.isEmpty() || !state.table().body(body).onTable()) {
            return going;
        }
        Paths path = Paths.of(track.get().path());
        int radius = state.table().stand(body).type().radius();
        int now = Math.max(0, track.get().at());
        boolean near = there.get().within(metres, new Disc(path.at(now), radius));
        int at =
                near
                        ? back(
                                path,
                                now,
                                started(going, body, track.get()),
                                there.get(),
                                metres,
                                radius)
                        : on(state.table(), body, track.get(), there.get(), metres);
        return at == now ? going : going.with(set(state, body, track.get(), path, at));
    }

    /** Where the body was when the bound began, if it still goes by the same way. */
    private static int started(Going going, BodyId body, Track track) {
        return track(going.began(), body)
                .filter(each -> each.path().equals(track.path()))
                .map(each -> Math.max(0, each.at()))
                .orElse(0);
    }

    /** The first place of the bound from which on it is so near. */
    private static int back(Paths path, int now, int start, Disc there, int metres, int radius) {
        int at = now;
        while (at - Tens.TEN >= start
                && there.within(metres, new Disc(path.at(at - Tens.TEN), radius))) {
            at -= Tens.TEN;
        }
        return at;
    }

    /** The first place further on that is so near, else the nearest it can come to. */
    private static int on(Table table, BodyId body, Track track, Disc there, int metres) {
        Paths path = Paths.of(track.path());
        int radius = table.stand(body).type().radius();
        int now = Math.max(0, track.at());
        int nearest = now;
        long least = path.at(now).squaredTo(there.centre());
        for (int at = now; at < track.end(); ) {
            boolean open =
                    Prices.piece(table, path, at, body).isPresent()
                            && !Advance.touches(table, body, path.at(at), path.at(at + Tens.TEN));
            if (!open) {
                return nearest;
            }
            at = Math.min(track.end(), at + Tens.TEN);
            if (there.within(metres, new Disc(path.at(at), radius))) {
                return at;
            }
            long squared = path.at(at).squaredTo(there.centre());
            if (squared < least) {
                least = squared;
                nearest = at;
            }
        }
        return nearest;
    }

    /** Not where friends have taken the room: then nearer to where it was. */
    private static State set(State state, BodyId body, Track track, Paths path, int wanted) {
        int now = Math.max(0, track.at());
        int step = wanted < now ? Tens.TEN : -Tens.TEN;
        int at = wanted;
        while (at != now && !Advance.room(state.table(), body, path.at(at))) {
            at = Math.abs(at - now) <= Tens.TEN ? now : at + step;
        }
        if (at == now) {
            return state;
        }
        Body there = state.table().body(body).movedTo(path.at(at), state.table().bound());
        return withTrack(state, body, track.going(at, 0)).with(state.table().with(body, there));
    }

    /**
     * With a body gone back so far along its way, or until another cannot see it; beyond the start
     * of its way straight off.
     */
    public static Going back(Going going, BodyId body, BodyId from, int metres) {
        State state = going.state();
        Optional<Spot> danger = state.table().spot(from);
        if (danger.isEmpty() || !state.table().body(body).onTable()) {
            return going;
        }
        int gone = 0;
        State now = state;
        Optional<Track> track = track(state, body);
        if (track.isPresent()) {
            Paths path = Paths.of(track.get().path());
            int start = Math.max(0, track.get().at());
            int at = start;
            while (at > 0 && start - at < metres && seen(state, danger.get(), path.at(at))) {
                at = Math.max(0, at - Tens.TEN);
            }
            gone = start - at;
            now = at == start ? state : set(state, body, track.get(), path, at);
        }
        Spot at = now.table().spot(body).orElseThrow();
        boolean more = gone < metres && seen(now, danger.get(), at) && !at.equals(danger.get());
        if (!more) {
            return going.with(now);
        }
        Spot away =
                Tens.nearest(
                        inside(at.awayFrom(danger.get(), metres - gone)), now.battle().ground());
        return going.with(now.with(Advance.gone(now.table(), body, away, metres - gone)));
    }

    private static Spot inside(Spot spot) {
        return new Spot(Math.max(0, spot.x()), Math.max(0, spot.y()));
    }

    private static boolean seen(State state, Spot from, Spot at) {
        return Seeing.line(state.table(), from, at);
    }

    private static Optional<Track> track(State state, BodyId body) {
        return state.plan(state.battle().formation(body).post()).track(body);
    }

    private static State withTrack(State state, BodyId body, Track track) {
        Formation formation = state.battle().formation(body);
        Plan plan = state.plan(formation.post());
        return state.with(
                formation.post(),
                plan.withTracks(plan.tracks().with(body.index(), Optional.of(track))));
    }
}
