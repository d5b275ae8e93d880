package sandtable.tacticalgamex.airborne;

import sandtable.kernel.Clause;
import sandtable.kernel.Prompt;
import sandtable.kernel.Roster;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.air.Flight;
import sandtable.tacticalgamex.state.AircraftId;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Drop;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.Plane;
import sandtable.tacticalgamex.state.Secrets;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Step;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * TGX-11.2 Approach Vector: which aircraft flies next, and from where; all of them fly before the
 * first turn, one after another (R-TGX-168).
 */
public record Lifting(int side) implements Step {
    private static final Clause FLY = Clause.of("TGX-11.2.a");
    private static final int DIRECTIONS = 6;

    @Override
    public int whom(Table table) {
        return side;
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        var choices = new ArrayList<Decision>();
        for (Drop each : view.secrets().drops()) {
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                choices.add(line(view.table(), each, direction));
            }
        }
        return Step.all(FLY, "Which aircraft flies now, and from where?", List.copyOf(choices));
    }

    /** TGX-11.2.a: straight from an edge to the hex. */
    private static Decision line(Table table, Drop drop, int direction) {
        int entry = table.battle().sky().entry(drop.hex().index(), direction);
        return new Decision.Fly(drop.aircraft(), table.hexId(entry), direction);
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.Fly;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("TGX-11.2.a", "aircraft bring troops");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        if (!(action instanceof Decision.Fly fly)) {
            return Optional.of(notNow());
        }
        Optional<Drop> drop = AirborneAssaults.drop(view.secrets(), fly.aircraft());
        if (drop.isEmpty()) {
            return refused("%s has nobody to land now", fly.aircraft().called());
        }
        boolean known = fly.direction() >= 0 && fly.direction() < DIRECTIONS;
        return known && line(view.table(), drop.get(), fly.direction()).equals(fly)
                ? Optional.empty()
                : refused(
                        "%s flies straight from an edge to %s",
                        fly.aircraft().called(), drop.get().hex().name());
    }

    private static Optional<Violation> refused(String reason, Object... facts) {
        return Optional.of(Violation.of("TGX-11.2.a", reason, facts));
    }

    /** Its errand is no secret any more. */
    @Override
    public Flow<State> answer(
            State state, Side asked, Decision action, Telling<Happening> telling) {
        var fly = (Decision.Fly) action;
        Secrets secrets = state.secrets().get(side);
        Drop drop = AirborneAssaults.drop(secrets, fly.aircraft()).orElseThrow();
        telling.tell(new Happening.DropBegan(drop, fly.hex(), fly.direction(), FLY));
        Table now = state.table().with(fly.aircraft(), new Plane(List.of(), true, false));
        List<Drop> left = secrets.drops().stream().filter(each -> !each.equals(drop)).toList();
        var flight = new Flight(fly.aircraft(), fly.hex(), fly.direction(), 0, List.of());
        int to = now.ground().grid().distance(fly.hex().index(), drop.hex().index());
        return new Flow.Push<>(
                state.with(now).with(side, secrets.withDrops(left)),
                this,
                new Approaching(flight, drop, to));
    }

    /** When all have flown the guns are as fresh as they were (R-TGX-168). */
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        Table table = state.table();
        List<AircraftId> waiting = AirborneAssaults.waiting(table, side);
        if (!waiting.isEmpty()) {
            return new Flow.Stay<>(state, this);
        }
        Roster.Edit<Unit> units = table.units().edit();
        for (int i = 0; i < units.size(); i++) {
            units.set(i, units.get(i).refreshed());
        }
        return new Flow.Done<>(state.with(table.with(units.done()).with(Impulse.NONE)));
    }
}
