package sandtable.tacticalgamex;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;

import java.util.List;
import java.util.Optional;

/** TGX-5.0 Movement: one unit at a time, step by step, with whatever interrupts it. */
final class Movement {
    private static final Clause STEPPED = Clause.of("TGX-5.0.a");
    private static final Clause ENDED = Clause.of("TGX-5.0.b");
    private static final Clause ACTIVATED = Clause.of("TGX-4.2.2.e");

    private Movement() {}

    /** Whether a unit can be activated to move. */
    static boolean mayMove(Table table, int side, int index) {
        return index >= 0
                && index < table.units().size()
                && table.stand(index).side() == side
                && UnitActivation.activatable(table, index)
                && table.stand(index).type().movement() > 0;
    }

    /** Why a unit cannot be activated to move. */
    static Optional<Violation> check(Table table, Impulse impulse, Decision.Move move) {
        int unit = move.unit();
        if (!mayMove(table, impulse.side(), unit)) {
            return Optional.of(
                    Violation.of(
                            "TGX-1.0.a",
                            "%s cannot be activated to move now",
                            unit >= 0 && unit < table.units().size()
                                    ? table.id(unit)
                                    : "that unit"));
        }
        return UnitActivation.affords(impulse, UnitActivation.costToMove(table, unit));
    }

    /** The unit is activated; where it goes is asked next. */
    static State begin(Table table, Impulse impulse, int unit, Charge charge, Telling telling) {
        telling.tell(new Happening.Activated(unit, ACTIVATED));
        int cost = UnitActivation.costToMove(table, unit);
        int hex = table.unit(unit).hex();
        Table now = cost > 0 && hex >= 0 ? UnitActivation.call(table, impulse.side(), hex) : table;
        Walk walk = Walk.of(unit, hex, table.stand(unit).type().halfPoints());
        return new State(now, new Waiting.Moving(impulse.paid(cost), walk, charge));
    }

    /** Why a unit cannot go this way, in the order of the steps. */
    static Optional<Violation> check(Table table, Waiting.Moving moving, Decision.March march) {
        Walk walk = moving.walk();
        var movement = new UnitMovement(new Field(table), walk);
        int at = table.unit(walk.unit()).hex();
        int left = walk.left();
        boolean first = !walk.moved();
        int last = walkable(march);
        for (int i = 0; i < last; i++) {
            int to = march.path().get(i);
            if (to < 0 || to >= table.ground().grid().size()) {
                return refused("TGX-5.0.a", "the path of %s leads off the map", walk, table);
            }
            Optional<Violation> broken =
                    at < 0
                            ? entry(table, movement, walk, to)
                            : Barriers.of(movement).check(at, to, first, left);
            if (broken.isPresent()) {
                return broken;
            }
            boolean ends = at >= 0 && movement.ends(at, to, first);
            if (ends && i + 1 < march.path().size()) {
                return refused("TGX-5.1.c", "%s has to stop at " + table.name(to), walk, table);
            }
            left -= at < 0 ? movement.entry(to) : movement.priceOf(at, to, first);
            first = false;
            at = to;
        }
        return Endings.check(movement, moving, march, new Endings.Arrival(at, left, !first));
    }

    /** An overrun checks the last two hexes of its path itself. */
    private static int walkable(Decision.March march) {
        int size = march.path().size();
        return march.then().kind() == Then.Kind.OVERRUN ? Math.max(0, size - 2) : size;
    }

    private static Optional<Violation> entry(
            Table table, UnitMovement movement, Walk walk, int to) {
        return movement.entry(to) >= 0
                ? Optional.empty()
                : refused("TGX-5.1.a", "%s cannot enter the map at " + table.name(to), walk, table);
    }

    private static Optional<Violation> refused(
            String clause, String reason, Walk walk, Table table) {
        return Optional.of(Violation.of(clause, reason, table.id(walk.unit())));
    }

    /** The unit sets out on the way announced. */
    static State resolve(
            Table table, Waiting.Moving moving, Decision.March march, Telling telling) {
        return goOn(
                table,
                new Waiting.Moving(
                        moving.impulse(),
                        moving.walk().along(march.path(), march.then()),
                        moving.charge()),
                telling);
    }

    /** Goes on until the way is done or something interrupts it. */
    static State goOn(Table table, Waiting.Moving moving, Telling telling) {
        Table now = table;
        Waiting.Moving on = moving;
        while (!on.walk().path().isEmpty()) {
            int unit = on.walk().unit();
            int from = now.unit(unit).hex();
            if (Mines.attack(now, unit, from)) { // TGX-8.2.g
                now = Mines.resolve(now, unit, telling);
                if (now.unit(unit).disrupted() || !now.unit(unit).onMap()) {
                    return halt(now, on, telling); // TGX-8.2.h: it never left, nobody fires
                }
            }
            int to = on.walk().path().getFirst();
            var movement = new UnitMovement(new Field(now), on.walk());
            boolean wading = from >= 0 && movement.wading(from, to);
            if (wading && !Streams.granted(movement.field(), on.walk(), to, telling)) {
                return halt(now, on, telling); // TGX-6.3.9.e
            }
            Step step = Step.of(movement, on.walk(), from, to, wading);
            now = stepped(now, unit, step, telling);
            on = after(on, step);
            boolean found = Mines.hidden(now, unit, to);
            now = Mines.reveal(now, to, telling); // TGX-8.2.c
            if (Mines.attack(now, unit, to)) { // TGX-8.2.e
                now = Mines.resolve(now, unit, telling);
                if (now.unit(unit).disrupted() || !now.unit(unit).onMap()) {
                    return halt(Charges.thrownOut(now, on), on, telling); // TGX-8.2.f
                }
            }
            Optional<State> fire = OpportunityFire.offered(now, on, step.shots(now), telling);
            if (fire.isPresent()) {
                return fire.get();
            }
            boolean free = !Charges.amongEnemies(now, on.walk());
            if (found && free && !on.walk().path().isEmpty()) {
                return ask(now, on); // what it did not know makes it think again
            }
        }
        return Endings.resolve(now, on, telling);
    }

    /** The rest of the way is open again. */
    static State ask(Table table, Waiting.Moving moving) {
        Walk walk = moving.walk().along(List.of(), Then.NOTHING);
        return new State(table, new Waiting.Moving(moving.impulse(), walk, moving.charge()));
    }

    /** A step taken. */
    private record Step(int from, int to, int cost, boolean all, boolean bonus, boolean wading) {
        static Step of(UnitMovement movement, Walk walk, int from, int to, boolean wading) {
            if (from < 0) {
                return new Step(from, to, movement.entry(to), false, false, false);
            }
            boolean first = !walk.moved();
            boolean all = movement.takesAll(from, to, first);
            int price =
                    walk.then().kind() == Then.Kind.OVERRUN
                            ? movement.through(from, to, first)
                            : movement.priceOf(from, to, first);
            return new Step(
                    from, to, all ? walk.left() : price, all, movement.bonus(from, to), wading);
        }

        /** TGX-6.4.2.d, R-TGX-59: movement points spent, halves up, at least one. */
        int shots(Table table) {
            boolean block = table.counters().blocks().contains(to); // TGX-8.5.h: one by one
            return block ? 1 : Math.max(1, (cost + 1) / 2);
        }
    }

    private static Table stepped(Table table, int unit, Step step, Telling telling) {
        boolean scouted = Mines.about(table, unit);
        telling.tell(
                new Happening.Stepped(unit, step.from(), step.to(), step.cost(), scouted, STEPPED));
        Unit moved = table.unit(unit).movedTo(step.to());
        Table now = table.with(unit, step.wading() ? moved.with(Mark.DOWN) : moved);
        now =
                step.from() >= 0
                        ? Spotting.vacated(now, step.from(), telling)
                        : Entering.entered(now, unit, step.to());
        return VictoryDetermination.passed(now, unit, step.to(), telling);
    }

    private static Waiting.Moving after(Waiting.Moving moving, Step step) {
        return new Waiting.Moving(
                moving.impulse(),
                moving.walk().stepped(step.cost(), step.bonus()),
                moving.charge());
    }

    /** The move is over, come what may. */
    static State halt(Table table, Waiting.Moving moving, Telling telling) {
        Walk walk = moving.walk();
        Table now = table;
        if (table.unit(walk.unit()).onMap()) {
            now = ended(table, walk.unit(), telling);
            now = walk.moved() ? EngineerUnits.takenUp(now, walk.unit()) : now;
        }
        return moving.charge().units().isEmpty()
                ? UnitActivation.goOn(now, moving.impulse(), telling)
                : new State(now, new Waiting.Charging(moving.impulse(), moving.charge()));
    }

    /** TGX-5.0.b: marked Moved, with whoever is aboard. */
    static Table ended(Table table, int unit, Telling telling) {
        Unit now = table.unit(unit);
        telling.tell(new Happening.MoveEnded(unit, now.hex(), ENDED));
        Table moved = table.with(unit, now.activated(Mark.MOVED));
        return now.carries() ? carried(moved, now.cargo()) : moved;
    }

    /** A passenger has moved too, and was carried (TGX-6.4.6.d). */
    static Table carried(Table table, int passenger) {
        Unit now = table.unit(passenger);
        return table.with(passenger, now.activated(Mark.MOVED).with(Mark.CARRIED));
    }
}
