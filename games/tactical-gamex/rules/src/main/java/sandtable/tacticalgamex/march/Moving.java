package sandtable.tacticalgamex.march;

import sandtable.kernel.Clause;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.combat.FixedColumn;
import sandtable.tacticalgamex.fire.InterdictionAttacks;
import sandtable.tacticalgamex.movement.Arrival;
import sandtable.tacticalgamex.movement.Barriers;
import sandtable.tacticalgamex.movement.MobileFire;
import sandtable.tacticalgamex.movement.QuickTime;
import sandtable.tacticalgamex.movement.TransportingUnits;
import sandtable.tacticalgamex.movement.UnitMovement;
import sandtable.tacticalgamex.movement.Walk;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Ending;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Step;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.List;
import java.util.Optional;

/** TGX-5.0 Movement: where the unit that was activated moves. */
public record Moving(Walk walk) implements Step {
    private static final Clause MOVE = Clause.of("TGX-5.0.a");

    @Override
    public int whom(Table table) {
        return table.impulse().side();
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        return Step.main(
                MOVE, "Where does " + walk.unit().called() + " move?", Ways.of(view.table(), walk));
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.Hurry
                || action instanceof Decision.MobileFire
                || action instanceof Decision.Load
                || action instanceof Decision.March
                || action instanceof Decision.Halt;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("TGX-5.0.a", "a unit is moving");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        return switch (action) {
            case Decision.Hurry _ -> QuickTime.check(view.table(), walk);
            case Decision.MobileFire _ -> MobileFire.check(view.table(), walk);
            case Decision.Load(UnitId passenger) -> checkLoad(view.table(), passenger.index());
            case Decision.March march -> checkMarch(view.table(), march);
            default -> Optional.empty();
        };
    }

    private Optional<Violation> checkLoad(Table table, int passenger) {
        if (walk.moved() || !table.impulse().charge().none()) {
            return refused(table, "TGX-5.2.2.d", "%s has moved, so it loads where its move ends");
        }
        int at = table.unit(walk.unit()).hex();
        return MobileFire.checkLoading(table, walk)
                .or(
                        () ->
                                TransportingUnits.checkLoad(
                                        table,
                                        walk,
                                        passenger,
                                        new Arrival(at, walk.left(), false)));
    }

    /** Why a unit cannot go this way, in the order of the steps. */
    private Optional<Violation> checkMarch(Table table, Decision.March march) {
        var occupation = new Occupation(table);
        var movement = new UnitMovement(occupation, walk);
        int at = table.unit(walk.unit()).hex();
        int left = walk.left();
        boolean first = !walk.moved();
        int last = walkable(march);
        for (int i = 0; i < last; i++) {
            int to = march.path().get(i).index();
            if (to < 0 || to >= table.ground().grid().size()) {
                return refused(table, "TGX-5.0.a", "the path of %s leads off the map");
            }
            boolean shelters =
                    i + 1 == march.path().size() && march.ending() instanceof Ending.EnterFort;
            movement = shelters ? UnitMovement.into(to, occupation, walk) : movement;
            Optional<Violation> broken =
                    at < 0
                            ? entry(table, movement, to)
                            : Barriers.of(movement).check(at, to, first, left);
            if (broken.isPresent()) {
                return broken;
            }
            boolean ends = at >= 0 && movement.ends(at, to, first);
            if (ends && i + 1 < march.path().size()) {
                return refused(table, "TGX-5.1.c", "%s has to stop at " + table.name(to));
            }
            left -= at < 0 ? movement.entry(to) : movement.priceOf(at, to, first);
            first = false;
            at = to;
        }
        return Endings.check(movement, march, new Arrival(at, left, !first));
    }

    /** An overrun checks the last two hexes of its path itself. */
    private static int walkable(Decision.March march) {
        int size = march.path().size();
        return march.ending() instanceof Ending.Overrun ? Math.max(0, size - 2) : size;
    }

    private Optional<Violation> entry(Table table, UnitMovement movement, int to) {
        return movement.entry(to) >= 0
                ? Optional.empty()
                : refused(table, "TGX-5.1.a", "%s cannot enter the map at " + table.name(to));
    }

    private Optional<Violation> refused(Table table, String clause, String reason) {
        return Optional.of(Violation.of(clause, reason, walk.unit().called()));
    }

    @Override
    public Flow<State> answer(State state, Side side, Decision action, Telling<Happening> telling) {
        return switch (action) {
            case Decision.Hurry _ ->
                    new Flow.Stay<>(
                            state.with(QuickTime.begun(state.table(), walk, telling)),
                            new Moving(QuickTime.hurried(walk)));
            case Decision.MobileFire _ ->
                    new Flow.Stay<>(state, new Moving(MobileFire.begun(walk, telling)));
            case Decision.Load(UnitId passenger) -> load(state, passenger.index(), telling);
            case Decision.March(List<HexId> path, Ending ending) ->
                    new Flow.Next<>(state, new Marching(walk, path, ending));
            default -> Marching.halt(state, walk, telling);
        };
    }

    /** TGX-5.2.2.c: it loads and then moves with what is left. */
    private Flow<State> load(State state, int passenger, Telling<Happening> telling) {
        int loader = walk.unit().index();
        FixedColumn.Blast shelled = // R-TGX-201
                InterdictionAttacks.attack(
                        state.table(), loader, state.table().unit(loader).hex(), telling);
        if (shelled.held()) {
            return Marching.halt(state.with(shelled.table()), walk, telling);
        }
        Table table = shelled.table();
        int price = TransportingUnits.price(table.stand(walk.unit()), table.stand(passenger));
        State now = state.with(TransportingUnits.load(table, loader, passenger, telling));
        Walk on = walk.loaded(price);
        return on.left() > 0
                ? new Flow.Stay<>(now, new Moving(on))
                : Marching.halt(now, on, telling);
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return new Flow.Stay<>(state, this);
    }
}
