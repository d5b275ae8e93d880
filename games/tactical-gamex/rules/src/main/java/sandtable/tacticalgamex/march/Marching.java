package sandtable.tacticalgamex.march;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.assault.Charges;
import sandtable.tacticalgamex.assault.PanzerBlitz;
import sandtable.tacticalgamex.combat.FieldsOfFire;
import sandtable.tacticalgamex.combat.FixedColumn;
import sandtable.tacticalgamex.counters.Mines;
import sandtable.tacticalgamex.engineers.EngineerActions;
import sandtable.tacticalgamex.engineers.EngineerUnits;
import sandtable.tacticalgamex.engineers.EngineerVehicles;
import sandtable.tacticalgamex.fire.InterdictionAttacks;
import sandtable.tacticalgamex.fire.OpportunityFire;
import sandtable.tacticalgamex.fire.UnderFire;
import sandtable.tacticalgamex.movement.Entering;
import sandtable.tacticalgamex.movement.MobileFire;
import sandtable.tacticalgamex.movement.Movement;
import sandtable.tacticalgamex.movement.QuickTime;
import sandtable.tacticalgamex.movement.StreamCrossing;
import sandtable.tacticalgamex.movement.UnitMovement;
import sandtable.tacticalgamex.movement.Walk;
import sandtable.tacticalgamex.setup.Positioning;
import sandtable.tacticalgamex.spotting.Spotting;
import sandtable.tacticalgamex.state.Ending;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.SilentStep;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.victory.VictoryDetermination;

import java.util.List;
import java.util.Optional;

/**
 * TGX-5.0 A unit on the way that was announced, step by step, with whatever interrupts it.
 *
 * @param path what is left of the way
 */
public record Marching(Walk walk, List<HexId> path, Ending ending) implements SilentStep {
    private static final Clause STEPPED = Clause.of("TGX-5.0.a");

    public Marching {
        path = List.copyOf(path);
    }

    /** Sets out, or goes on after the enemy has fired or held fire. */
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        Unit unit = state.table().unit(walk.unit());
        if (unit.eliminated() || unit.activated()) {
            Table now = Charges.stopped(state.table(), walk.unit().index(), ending);
            return stopped(state.with(now), telling);
        }
        if (!unit.has(Mark.FIRED_AT)) {
            return goOn(state, telling);
        }
        Table now = state.table().with(walk.unit(), unit.without(Mark.FIRED_AT));
        boolean mustGetOut = Charges.amongEnemies(now, walk.unit().index(), ending); // TGX-6.4.5.c
        return mustGetOut || path.isEmpty()
                ? goOn(state.with(now), telling)
                : new Flow.Next<>(state.with(now), new Moving(walk));
    }

    /** Takes the next step until the way is done or something interrupts it. */
    private Flow<State> goOn(State state, Telling<Happening> telling) {
        Table now = state.table();
        Marching on = this;
        int unit = walk.unit().index();
        while (!on.path.isEmpty()) {
            int from = now.unit(unit).hex();
            int to = on.path.getFirst().index();
            FixedColumn.Blast shelled = InterdictionAttacks.attack(now, unit, to, telling);
            now = shelled.table();
            if (shelled.held()) { // TGX-21.3.d, TGX-21.3.e: nothing has been spent
                return on.stopped(state.with(now), telling);
            }
            if (Mines.attack(now, unit, from)) { // TGX-8.2.g
                FixedColumn.Blast blast = Mines.blast(now, unit, telling);
                now = blast.table();
                if (blast.held()) {
                    return halt(state.with(now), on.walk, telling); // TGX-8.2.h: it never left
                }
            }
            Walk before = on.walk;
            boolean shelters = on.path.size() == 1 && ending instanceof Ending.EnterFort;
            var occupation = new Occupation(now);
            var movement =
                    shelters
                            ? UnitMovement.into(to, occupation, on.walk)
                            : new UnitMovement(occupation, on.walk);
            boolean wading = from >= 0 && movement.wading(from, to);
            if (wading && !StreamCrossing.granted(movement.occupation(), on.walk, to, telling)) {
                return halt(state.with(now), on.walk, telling); // TGX-6.3.9.e
            }
            Pace pace = Pace.of(movement, ending, from, to, wading);
            now = PanzerBlitz.dismounted(now, on.walk, ending, to, telling);
            now = stepped(now, unit, pace, telling);
            now = shelters ? Endings.sheltered(now, unit) : now;
            on = on.after(pace);
            boolean found = Mines.hidden(now, unit, to);
            now = Mines.reveal(now, to, telling); // TGX-8.2.c
            if (Mines.attack(now, unit, to)) { // TGX-8.2.e
                now = Mines.resolve(now, unit, telling);
                if (now.unit(unit).disrupted() || !now.unit(unit).onMap()) {
                    return on.stopped(state.with(now), telling); // TGX-8.2.f
                }
            }
            boolean free = !Charges.amongEnemies(now, unit, ending);
            List<HexId> mined = free ? Flailing.mined(now, before, on, from, to) : List.of();
            if (!mined.isEmpty()) { // TGX-9.3.b: what it pays decides who may fire at it
                return new Flow.Next<>(state.with(now), new Flailing(on, pace.cost(), mined));
            }
            Optional<Flow<State>> fire = on.firedAt(state.with(now), pace.cost(), telling);
            if (fire.isPresent()) {
                return fire.get();
            }
            if (found && free && !on.path.isEmpty()) { // what it did not know: it thinks again
                return new Flow.Next<>(state.with(now), new Moving(on.walk));
            }
        }
        return on.end(state.with(now), telling);
    }

    /** The enemy may fire at it after a step at that price, or lets it pass. */
    Optional<Flow<State>> firedAt(State state, int cost, Telling<Happening> telling) {
        Table table = state.table();
        int unit = walk.unit().index();
        if (!OpportunityFire.anybody(table, unit)) {
            return Optional.empty();
        }
        if (state.secrets().get(table.impulse().enemy()).holdsFire()) {
            OpportunityFire.letPass(table, unit, telling);
            return Optional.empty();
        }
        var fire = new UnderFire(walk.unit(), OpportunityFire.firers(table, unit, cost), 0);
        return Optional.of(new Flow.Push<>(state, this, fire));
    }

    private Marching after(Pace pace) {
        return new Marching(
                walk.stepped(pace.cost(), pace.bonus()), path.subList(1, path.size()), ending);
    }

    /** A step taken. */
    private record Pace(int from, int to, int cost, boolean bonus, boolean wading) {
        static Pace of(UnitMovement movement, Ending ending, int from, int to, boolean wading) {
            if (from < 0) {
                return new Pace(from, to, movement.entry(to), false, false);
            }
            Walk walk = movement.walk();
            boolean first = !walk.moved();
            boolean all = movement.takesAll(from, to, first);
            int price =
                    ending instanceof Ending.Overrun
                            ? movement.through(from, to, first)
                            : movement.priceOf(from, to, first);
            return new Pace(from, to, all ? walk.left() : price, movement.bonus(from, to), wading);
        }
    }

    private static Table stepped(Table table, int unit, Pace pace, Telling<Happening> telling) {
        Unit moved = table.unit(unit).movedTo(table.ground().at(pace.to()));
        Table now = table.with(unit, pace.wading() ? moved.with(Mark.DOWN) : moved);
        boolean scouted = Mines.about(table, unit) || OpportunityFire.anybody(now, unit);
        telling.tell(
                new Happening.Stepped(
                        table.unitId(unit),
                        table.unit(unit).where(),
                        table.hexId(pace.to()),
                        pace.cost(),
                        scouted,
                        STEPPED));
        if (pace.from() >= 0) {
            now = EngineerVehicles.bridged(table, now, unit, table.hexId(pace.from()), telling);
        }
        now =
                pace.from() >= 0
                        ? EngineerActions.left(
                                Spotting.vacated(now, pace.from(), telling),
                                unit,
                                pace.from(),
                                telling)
                        : Entering.entered(now, unit, pace.to());
        return VictoryDetermination.passed(now, unit, pace.to(), telling);
    }

    /** It has got there: whoever joins an attack or comes to work is not done yet. */
    private Flow<State> end(State state, Telling<Happening> telling) {
        Table here =
                ending instanceof Ending.Leave
                        ? state.table()
                        : QuickTime.fatigue(state.table(), walk, telling);
        int unit = walk.unit().index();
        if (Endings.spends(walk, ending)) {
            FixedColumn.Blast shelled =
                    InterdictionAttacks.attack(here, unit, here.unit(unit).hex(), telling);
            if (shelled.held()) {
                return halt(state.with(shelled.table()), walk, telling);
            }
            here = shelled.table();
        }
        Table done = Endings.resolve(here, walk, ending, telling);
        State now = state.with(EngineerActions.stayed(done, unit));
        if (ending instanceof Ending.Attack || walk.toWork()) {
            return new Flow.Done<>(over(now));
        }
        if (ending instanceof Ending.Ashore(var passengers)) {
            return new Flow.Next<>(halted(now, walk, telling), new Disembarking(passengers));
        }
        Flow<State> halted = halt(now, walk, telling);
        int side = done.stand(unit).side();
        boolean positions = // TGX-19.1.a: what it has set down
                ending instanceof Ending.Unload && !FieldsOfFire.unfaced(done, side).isEmpty();
        return positions && halted instanceof Flow.Done<State>(State after)
                ? new Flow.Next<>(after, new Positioning(side))
                : halted;
    }

    /** It can go no further, and leaves a hex that it was overrunning (R-TGX-118). */
    private Flow<State> stopped(State state, Telling<Happening> telling) {
        int unit = walk.unit().index();
        Table now = Charges.thrownOut(state.table(), unit, path, ending);
        if (now.unit(unit).onMap()) {
            now = VictoryDetermination.passed(now, unit, now.unit(unit).hex(), telling);
        }
        return halt(state.with(now), walk, telling);
    }

    /** The move is over, come what may. */
    static Flow<State> halt(State state, Walk walk, Telling<Happening> telling) {
        return new Flow.Done<>(halted(state, walk, telling));
    }

    private static State halted(State state, Walk walk, Telling<Happening> telling) {
        Table table = QuickTime.fatigue(state.table(), walk, telling);
        Table now = EngineerActions.stayed(table, walk.unit().index());
        if (table.unit(walk.unit()).onMap()) {
            now = Movement.ended(now, walk.unit().index(), telling);
            now = MobileFire.ended(now, walk);
            now = walk.moved() ? EngineerUnits.takenUp(now, walk.unit().index()) : now;
        }
        return over(state.with(now));
    }

    /** The enemy holds fire for one move no longer. */
    private static State over(State state) {
        int enemy = state.table().impulse().enemy();
        return state.with(PanzerBlitz.calledOff(state.table()))
                .with(enemy, state.secrets().get(enemy).afterMove());
    }
}
