package sandtable.notquitemechanized.movement;

import sandtable.kernel.Roster;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.Start;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.measuring.Layouts;
import sandtable.notquitemechanized.measuring.Paths;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Track;
import sandtable.notquitemechanized.state.Unit;
import sandtable.notquitemechanized.state.Whereabouts;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** C5: the ways of bodies, laid when a unit begins an order that takes it somewhere. */
public final class Tracks {
    private Tracks() {}

    /** Lays tracks for all who have orders with a way and none yet. */
    public static State laid(State state) {
        State now = state;
        for (Formation each : state.battle().formations()) {
            Order order = state.planOf(each.id()).standing(each.id()).now();
            if (ready(state.table(), each)) {
                now =
                        order instanceof Order.Support(var unit)
                                ? Followers.laid(now, each, unit)
                                : order.way().isEmpty() || there(now.table(), each, order)
                                        ? now
                                        : laid(now, each, order);
            }
        }
        return now;
    }

    /** Who is near enough to the place of its work stays there. */
    private static boolean there(Table table, Formation formation, Order order) {
        return order instanceof Order.Work(_, var at)
                && table.anchor(formation.id())
                        .filter(each -> at.within(Setting.WORK_REACH.value(), each))
                        .isPresent();
    }

    /** Units that are to come set out in their bound. */
    private static boolean ready(Table table, Formation formation) {
        Stand first = table.stand(formation.bodies().getFirst());
        return !(first.start() instanceof Start.Enters(_, var bound, _)) || table.bound() >= bound;
    }

    private static State laid(State state, Formation formation, Order order) {
        Plan plan = state.plan(formation.post());
        boolean column = order instanceof Order.March;
        boolean laid = false;
        Roster.Edit<Optional<Track>> tracks = plan.tracks().edit();
        for (int i = 0; i < formation.bodies().size(); i++) {
            BodyId body = formation.bodies().get(i);
            Optional<Track> kept = tracks.get(body.index());
            Optional<Track> before = kept.map(each -> rejoined(state.table(), body, each));
            Optional<Track> track =
                    before.isPresent()
                            ? Optional.of(pressedOn(state.table(), body, before.get(), order))
                            : column
                                    ? column(state.table(), body, formation.columns().get(i), order)
                                    : deployed(state.table(), formation, body, order);
            laid |= !track.equals(kept);
            tracks.set(body.index(), track);
        }
        if (!laid) {
            return state;
        }
        Unit unit = state.table().unit(formation.id());
        Unit formed = column ? unit.with(Flag.COLUMN) : unit.without(Flag.COLUMN);
        return state.with(formation.post(), plan.withTracks(tracks.done()))
                .with(state.table().with(formation.id(), formed));
    }

    /** Whoever was pushed off its way goes back to the next corner of it from where it is. */
    private static Track rejoined(Table table, BodyId body, Track track) {
        Paths before = Paths.of(track.path());
        if (!(table.body(body).where() instanceof Whereabouts.OnTable(var at))
                || at.equals(before.at(track.at()))) {
            return track;
        }
        var path = new ArrayList<Spot>(List.of(at));
        path.addAll(before.rest(track.at()));
        int shorter = before.length() - track.end();
        return new Track(path, 0, Math.max(0, Paths.length(path) - shorter), track.credit());
    }

    /** One behind the other on one way. */
    private static Optional<Track> column(Table table, BodyId body, int behind, Order order) {
        return path(table, body, order.way())
                .map(
                        path -> {
                            int length = Paths.length(path);
                            int end = Math.max(0, length - behind);
                            return new Track(path, start(table, body), end, 0);
                        });
    }

    /** Each by the way of its unit, moved by its place in the layout. */
    private static Optional<Track> deployed(
            Table table, Formation formation, BodyId body, Order order) {
        Spot before = table.anchor(formation.id()).orElse(order.way().getFirst());
        var way = new ArrayList<Spot>();
        for (Spot each : order.way()) {
            way.add(
                    Layouts.placed(
                            each, before, table.stand(body).place(), table.battle().ground()));
            before = each;
        }
        return path(table, body, way)
                .map(path -> new Track(path, start(table, body), end(path, order), 0))
                .map(track -> pressedOn(table, body, track, order));
    }

    /** Who works at mines or water halts before them. */
    private static int end(List<Spot> path, Order order) {
        int length = Paths.length(path);
        return order instanceof Order.Work(var task, _) && task.before()
                ? Math.max(0, length - Setting.WORK_REACH.value() / 2)
                : length;
    }

    /** R-NQM-65: from its bound on an attack goes on from the end of its way to its objective. */
    private static Track pressedOn(Table table, BodyId body, Track track, Order order) {
        if (!(order instanceof Order.Attack(var objective, var way, var from))
                || table.bound() < from) {
            return track;
        }
        Spot there =
                Layouts.placed(
                        objective,
                        way.getLast(),
                        table.stand(body).place(),
                        table.battle().ground());
        if (track.path().getLast().equals(there)) {
            return track;
        }
        var path = new ArrayList<>(track.path());
        path.add(there);
        return new Track(path, track.at(), Paths.length(path), track.credit());
    }

    private static Optional<List<Spot>> path(Table table, BodyId body, List<Spot> way) {
        return beginning(table, body)
                .map(
                        each -> {
                            var path = new ArrayList<Spot>(List.of(each));
                            path.addAll(way);
                            return path;
                        });
    }

    /** Where a body sets out from: its place, or where it comes onto the table. */
    static Optional<Spot> beginning(Table table, BodyId body) {
        return table.body(body).where() instanceof Whereabouts.OnTable(var at)
                ? Optional.of(at)
                : entry(table, body);
    }

    private static Optional<Spot> entry(Table table, BodyId body) {
        boolean toCome = table.body(body).where() == Whereabouts.Off.TO_COME;
        return toCome && table.stand(body).start() instanceof Start.Enters(var at, _, _)
                ? Optional.of(at)
                : Optional.empty();
    }

    /** Who is still to come begins so far before the edge as it is behind the head. */
    private static int start(Table table, BodyId body) {
        boolean toCome = table.body(body).where() == Whereabouts.Off.TO_COME;
        return toCome && table.stand(body).start() instanceof Start.Enters(_, _, var behind)
                ? -behind
                : 0;
    }
}
