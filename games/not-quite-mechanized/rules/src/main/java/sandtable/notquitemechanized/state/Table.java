package sandtable.notquitemechanized.state;

import sandtable.kernel.Roster;
import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.space.measured.Disc;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/** What lies on the table, the whole of it or as far as a view shows it. It never changes. */
public record Table(
        Battle battle,
        Clock clock,
        Roster<Body> bodies,
        Roster<Unit> units,
        List<Position> positions,
        List<Belt> mines,
        List<Crossing> crossings,
        List<Attack> attacks,
        Tally tally) {
    public Table {
        positions = List.copyOf(positions);
        mines = List.copyOf(mines);
        crossings = List.copyOf(crossings);
        attacks = List.copyOf(attacks);
    }

    public int bound() {
        return clock.bound();
    }

    public Body body(BodyId body) {
        return bodies.get(body.index());
    }

    public Unit unit(UnitId unit) {
        return units.get(unit.index());
    }

    public Stand stand(BodyId body) {
        return battle.stand(body);
    }

    public Formation formation(UnitId unit) {
        return battle.formation(unit);
    }

    /** Where a body is measured; riders are where their tanks are. */
    public Optional<Spot> spot(BodyId body) {
        return switch (body(body).where()) {
            case Whereabouts.OnTable(var at) -> Optional.of(at);
            case Whereabouts.Riding(var tanks) -> spot(tanks);
            case Whereabouts.Off _ -> Optional.empty();
        };
    }

    /** A body's ground; nothing for who is not on the table. */
    public Optional<Disc> disc(BodyId body) {
        return spot(body).map(at -> new Disc(at, stand(body).type().radius()));
    }

    /** Points without a marker, that can fire and fight. */
    public int unmarked(BodyId body) {
        return stand(body).type().strength() - body(body).casualties().all();
    }

    /** Points that are still with the body, marked or not. */
    public int present(BodyId body) {
        Casualties lost = body(body).casualties();
        return stand(body).type().strength() - lost.sentBack() - lost.gone();
    }

    /** R-NQM-19: markers and losses of a unit. */
    public int casualties(UnitId unit) {
        int all = 0;
        for (BodyId each : formation(unit).bodies()) {
            all += body(each).casualties().all();
        }
        return all;
    }

    /** NQM-ARTY.6: whether a shoot pins a body. */
    public boolean pinned(BodyId body) {
        return clock.moment() < body(body).marks().pinned();
    }

    /** Whether a body is under harassing fire (NQM-ARTY.9). */
    public boolean harassed(BodyId body) {
        return clock.moment() < body(body).marks().harassed();
    }

    /** Whether a body is disorganised, with its unit or by a shoot. */
    public boolean disorganised(BodyId body) {
        return clock.moment() < body(body).marks().disorganised()
                || unit(stand(body).unit()).is(Flag.DISORGANISED);
    }

    /** The first body of a unit on the table: its command stand as long as there is one. */
    public Optional<Spot> anchor(UnitId unit) {
        for (BodyId each : formation(unit).bodies()) {
            Optional<Spot> at = spot(each);
            if (at.isPresent()) {
                return at;
            }
        }
        return Optional.empty();
    }

    public Table with(Clock now) {
        return new Table(battle, now, bodies, units, positions, mines, crossings, attacks, tally);
    }

    /** Who rides on a body that is there no more is where it was last. */
    public Table with(BodyId body, Body now) {
        boolean lost =
                stand(body).type().tanks()
                        && !now.onTable()
                        && body(body).where() instanceof Whereabouts.OnTable;
        Roster.Edit<Body> edit = bodies.edit();
        edit.set(body.index(), now);
        for (int i = 0; lost && i < bodies.size(); i++) {
            if (bodies.get(i).where() instanceof Whereabouts.Riding(var tanks)
                    && tanks.equals(body)) {
                edit.set(i, bodies.get(i).with(body(body).where()));
            }
        }
        return withBodies(edit.done());
    }

    public Table withBodies(Roster<Body> now) {
        return new Table(battle, clock, now, units, positions, mines, crossings, attacks, tally);
    }

    public Table with(UnitId unit, Unit now) {
        return withUnits(units.with(unit.index(), now));
    }

    public Table withUnits(Roster<Unit> now) {
        return new Table(battle, clock, bodies, now, positions, mines, crossings, attacks, tally);
    }

    public Table withPositions(List<Position> now) {
        return new Table(battle, clock, bodies, units, now, mines, crossings, attacks, tally);
    }

    public Table withMines(List<Belt> now) {
        return new Table(battle, clock, bodies, units, positions, now, crossings, attacks, tally);
    }

    public Table withCrossings(List<Crossing> now) {
        return new Table(battle, clock, bodies, units, positions, mines, now, attacks, tally);
    }

    public Table withAttacks(List<Attack> now) {
        return new Table(battle, clock, bodies, units, positions, mines, crossings, now, tally);
    }

    public Table with(Tally now) {
        return new Table(battle, clock, bodies, units, positions, mines, crossings, attacks, now);
    }
}
