package sandtable.tacticalgamex.air;

import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.SilentStep;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Table;

/**
 * TGX-6.4.7 An aircraft on its way to something, while guns may fire at it.
 *
 * @param errand the attack or the look it goes for; anything else is to fly off
 */
public record Inbound(Flight flight, Decision errand) implements SilentStep {
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        Table table = state.table();
        if (table.plane(flight.aircraft()).gone()) {
            return new Flow.Done<>(state);
        }
        return switch (errand) {
            case Decision.Strike strike -> {
                Table now = AircraftAttacks.strike(table, flight, strike, telling);
                yield AircraftAttacks.armed(now, flight.aircraft())
                        ? new Flow.Next<>(state.with(now), new Flying(flight.at(strike.step())))
                        : left(state.with(now), telling);
            }
            case Decision.Spot spot ->
                    away(state.with(SpotterAircraft.spot(table, spot, telling)), telling);
            default -> away(state, telling);
        };
    }

    /** It has flown off: it comes back for attacks that are left, or is gone (TGX-6.4.7.u). */
    private Flow<State> away(State state, Telling<Happening> telling) {
        return AircraftAttacks.returns(state.table(), flight)
                ? new Flow.Next<>(state, new Returning(flight.aircraft()))
                : left(state, telling);
    }

    private Flow<State> left(State state, Telling<Happening> telling) {
        return new Flow.Done<>(
                state.with(AircraftAttacks.leave(state.table(), flight.aircraft(), telling)));
    }
}
