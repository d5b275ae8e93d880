package sandtable.notquitemechanized.movement;

import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.forces.Leg;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.measuring.Paths;
import sandtable.notquitemechanized.measuring.Tens;
import sandtable.notquitemechanized.sight.Witnesses;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Marks;
import sandtable.notquitemechanized.state.MoveHappening;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Track;
import sandtable.notquitemechanized.state.Whereabouts;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/**
 * NQM-LOG.7, R-NQM-97: men on foot who ride on tanks. They mount before the movement of a bound,
 * one company on each tank company, and get off when they or the tanks fire or are fired at.
 */
public final class Riders {
    private static final Clause RIDE = Clause.of("NQM-LOG.7");
    private static final int EIGHTH = 45;
    private static final int EIGHTHS = 8;
    private static final int BEHIND = 180;

    private Riders() {}

    /** Before a bound's movement: some get off, others mount, and the rest walk to the tanks. */
    public static State mounted(State state, Telling<Happening> telling) {
        State now = state;
        for (Formation each : state.battle().formations()) {
            Order order = now.planOf(each.id()).standing(each.id()).now();
            for (BodyId body : each.bodies()) {
                boolean off =
                        now.table().body(body).where() instanceof Whereabouts.Riding(var tanks)
                                && (!rides(order, now.table(), tanks)
                                        || disturbed(now.table(), body)
                                        || disturbed(now.table(), tanks));
                now = off ? dismounted(now, body, telling) : now;
            }
            if (order instanceof Order.Ride(var tanks)) {
                now = mounting(now, each, tanks, telling);
            }
        }
        return now;
    }

    private static boolean rides(Order order, Table table, BodyId tanks) {
        return order instanceof Order.Ride(var unit) && table.stand(tanks).unit().equals(unit);
    }

    /** Fired or was fired at in the last bound or this one. */
    private static boolean disturbed(Table table, BodyId body) {
        Marks marks = table.body(body).marks();
        return Math.max(marks.spent(), marks.firedAt()) >= table.bound() - 1;
    }

    private static State mounting(
            State state, Formation formation, UnitId unit, Telling<Happening> telling) {
        State now = state;
        for (BodyId each : formation.bodies()) {
            Body body = now.table().body(each);
            if (now.table().stand(each).type().leg() != Leg.FOOT || !body.onTable()) {
                continue;
            }
            Optional<BodyId> tanks = carrier(now.table(), each, unit);
            if (tanks.isPresent() && !disturbed(now.table(), each)) {
                telling.tell(
                        new MoveHappening.Mounted(
                                each, tanks.get(), Witnesses.of(now, each), RIDE));
                Body up = body.with(new Whereabouts.Riding(tanks.get()));
                now = walking(now.with(now.table().with(each, up)), each, Optional.empty());
            } else {
                now = walking(now, each, toTanks(now.table(), each, unit));
            }
        }
        return now;
    }

    /** A tank company near enough that carries no other company. */
    private static Optional<BodyId> carrier(Table table, BodyId body, UnitId unit) {
        for (BodyId each : table.formation(unit).bodies()) {
            boolean carries =
                    table.stand(each).type().tanks()
                            && table.body(each).onTable()
                            && Gaps.within(table, body, each, Setting.RIDE_REACH.value())
                            && !disturbed(table, each);
            if (carries && (!table.stand(body).type().disc() || free(table, each))) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    private static boolean free(Table table, BodyId tanks) {
        for (Stand each : table.battle().stands()) {
            boolean carried =
                    table.body(each.id()).where() instanceof Whereabouts.Riding(var on)
                            && on.equals(tanks);
            if (carried && each.type().disc()) {
                return false;
            }
        }
        return true;
    }

    private static Optional<Track> toTanks(Table table, BodyId body, UnitId unit) {
        Spot from = table.spot(body).orElseThrow();
        return table.anchor(unit)
                .filter(to -> !to.equals(from))
                .map(
                        to -> {
                            List<Spot> path = List.of(from, to);
                            return new Track(path, 0, Paths.length(path), 0);
                        });
    }

    private static State walking(State state, BodyId body, Optional<Track> track) {
        int post = state.battle().formation(body).post();
        Plan plan = state.plan(post);
        return state.with(post, plan.withTracks(plan.tracks().with(body.index(), track)));
    }

    /** With all who ride on a tank company beside it; those who find no room stay on it. */
    public static State off(State state, BodyId tanks, Telling<Happening> telling) {
        State now = state;
        for (Stand each : state.battle().stands()) {
            if (now.table().body(each.id()).where() instanceof Whereabouts.Riding(var on)
                    && on.equals(tanks)) {
                now = dismounted(now, each.id(), telling);
            }
        }
        return now;
    }

    private static State dismounted(State state, BodyId body, Telling<Happening> telling) {
        Optional<Spot> at = beside(state.table(), body);
        if (at.isEmpty()) {
            return state;
        }
        int bound = state.table().bound();
        State now =
                state.with(
                        state.table()
                                .with(body, state.table().body(body).movedTo(at.get(), bound)));
        telling.tell(new MoveHappening.Dismounted(body, at.get(), Witnesses.of(state, body), RIDE));
        return now;
    }

    /** Behind the tanks if there is room, else round them. */
    private static Optional<Spot> beside(Table table, BodyId body) {
        Optional<Spot> tanks = table.spot(body);
        if (tanks.isEmpty() || !table.stand(body).type().disc()) {
            return tanks;
        }
        Heading heading =
                table.body(body).where() instanceof Whereabouts.Riding(var on)
                        ? table.body(on).heading()
                        : Heading.NORTH;
        for (int i = 0; i < EIGHTHS; i++) {
            Heading way = heading.turned(BEHIND + i * EIGHTH);
            int metres = Setting.ROOM.value() + 2 * Tens.TEN;
            Spot there =
                    Tens.nearest(
                            onTable(tanks.get().shifted(way, metres)), table.battle().ground());
            if (Advance.room(table, body, there)) {
                return Optional.of(there);
            }
        }
        return Optional.empty();
    }

    private static Spot onTable(Spot spot) {
        return new Spot(Math.max(0, spot.x()), Math.max(0, spot.y()));
    }

    /** Who rides on tanks that moved has moved, and leaves the table with them. */
    static Table carried(Table before, Table after) {
        Roster.Edit<Body> bodies = after.bodies().edit();
        boolean any = false;
        for (Stand each : after.battle().stands()) {
            Body body = after.body(each.id());
            if (body.where() instanceof Whereabouts.Riding(var tanks)) {
                Whereabouts there = after.body(tanks).where();
                boolean moved = !there.equals(before.body(tanks).where());
                boolean left = there == Whereabouts.Off.LEFT;
                any |= moved;
                Body now = moved ? body.with(body.marks().moved(after.bound())) : body;
                bodies.set(each.id().index(), left ? now.with(there) : now);
            }
        }
        return any ? after.withBodies(bodies.done()) : after;
    }
}
