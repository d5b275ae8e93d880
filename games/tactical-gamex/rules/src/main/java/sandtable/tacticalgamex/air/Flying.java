package sandtable.tacticalgamex.air;

import sandtable.kernel.Clause;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Step;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.View;

import java.util.Optional;

/** TGX-6.4.7.e: where an aircraft attacks. */
public record Flying(Flight flight) implements Step {
    private static final Clause FLY = Clause.of("TGX-6.4.7.e");

    @Override
    public int whom(Table table) {
        return table.impulse().side();
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        return Step.main(FLY, "Where does it strike?", Flights.attacks(view.table(), flight));
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.Strike
                || action instanceof Decision.Spot
                || action instanceof Decision.Fly
                || action instanceof Decision.Done;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("TGX-6.4.7.e", "an aircraft is on its way");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        Table table = view.table();
        return switch (action) {
            case Decision.Strike strike ->
                    AircraftAttacks.check(new Occupation(table), flight, strike);
            case Decision.Spot spot -> SpotterAircraft.check(new Occupation(table), flight, spot);
            case Decision.Fly _ -> AircraftAttacks.straightOn();
            default -> Optional.empty();
        };
    }

    @Override
    public Flow<State> answer(State state, Side side, Decision action, Telling<Happening> telling) {
        int last =
                state.table().battle().sky().length(flight.entry().index(), flight.direction()) - 1;
        int to = action instanceof Decision.Strike strike ? strike.step() : last;
        return new Flow.Push<>(state, new Inbound(flight, action), new OverGuns(flight, to));
    }

    /** With nothing left to drop it is gone, else it flies on. */
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return new Flow.Stay<>(state, this);
    }
}
