package sandtable.tacticalgamex.airborne;

import sandtable.kernel.Clause;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.state.AircraftId;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Drop;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Secrets;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Step;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** TGX-11.1 A side notes in secret where its aircraft are to land whom. */
public record Planning(int side) implements Step {
    private static final Clause PLAN = Clause.of("TGX-11.1.a");

    @Override
    public int whom(Table table) {
        return side;
    }

    /** Aircraft after aircraft with the load suggested; any other load is taken too. */
    @Override
    public Prompt<Decision> prompt(View view) {
        Table table = view.table();
        var choices = new ArrayList<Decision>();
        choices.add(new Decision.Done());
        List<AircraftId> open = AirborneAssaults.unassigned(table, side, view.secrets());
        if (!open.isEmpty()) {
            AircraftId first = open.getFirst();
            Drop drop = AirborneAssaults.suggested(table, side, view.secrets().drops(), first);
            for (int hex : AirborneAssaults.lift(table, first).zone().toArray()) {
                choices.add(new Decision.Assign(first, table.hexId(hex), drop.units()));
            }
        }
        return Step.main(PLAN, "Where do your troops land?", List.copyOf(choices));
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.Assign || action instanceof Decision.Done;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("TGX-11.1.a", "landings are being planned");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        return action instanceof Decision.Assign assign
                ? AirborneAssaults.check(view.table(), side, view.secrets(), assign)
                : Optional.empty();
    }

    @Override
    public Flow<State> answer(
            State state, Side asked, Decision action, Telling<Happening> telling) {
        Table table = state.table();
        Secrets secrets = state.secrets().get(side);
        List<Drop> noted =
                action instanceof Decision.Assign(var aircraft, var hex, var units)
                        ? List.of(new Drop(aircraft, hex, units))
                        : AirborneAssaults.rest(table, side, secrets);
        for (Drop each : noted) {
            secrets = AirborneAssaults.noted(table, side, secrets, each, telling);
        }
        return resume(state.with(side, secrets), telling);
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        boolean done =
                AirborneAssaults.unassigned(state.table(), side, state.secrets().get(side))
                        .isEmpty();
        return done ? new Flow.Done<>(state) : new Flow.Stay<>(state, this);
    }
}
