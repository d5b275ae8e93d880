package sandtable.tacticalgamex.air;

import sandtable.kernel.Clause;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.state.AircraftId;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Step;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * TGX-6.4.7.t: an aircraft that has flown off with attacks left comes back from elsewhere, or not.
 * It may attack what is spotted when it enters anew (TGX-6.4.7.m).
 */
public record Returning(AircraftId aircraft) implements Step {
    private static final Clause FLY = Clause.of("TGX-6.4.7.e");

    @Override
    public int whom(Table table) {
        return table.impulse().side();
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        var occupation = new Occupation(view.table());
        int enemy = view.table().impulse().enemy();
        var over = new ArrayList<HexId>(AircraftAttacks.spotted(view.table()));
        over.removeIf(hex -> !occupation.holds(enemy, hex.index()));
        var choices = new ArrayList<Decision>();
        choices.add(new Decision.Done());
        choices.addAll(Flights.lines(occupation, aircraft, over));
        return Step.main(FLY, "Where does it strike?", List.copyOf(choices));
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.Fly || action instanceof Decision.Done;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("TGX-6.4.7.t", "the aircraft is off the map");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        return action instanceof Decision.Fly fly
                ? AircraftAttacks.checkReturn(view.table(), aircraft, fly)
                : Optional.empty();
    }

    @Override
    public Flow<State> answer(State state, Side side, Decision action, Telling<Happening> telling) {
        return action instanceof Decision.Fly fly
                ? new Flow.Next<>(
                        state, new Flying(AircraftAttacks.entering(state.table(), fly, telling)))
                : new Flow.Done<>(
                        state.with(AircraftAttacks.leave(state.table(), aircraft, telling)));
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return new Flow.Stay<>(state, this);
    }
}
