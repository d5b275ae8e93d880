package sandtable.tacticalgamex.fire;

import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.air.Flight;
import sandtable.tacticalgamex.air.OverGuns;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.SilentStep;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Table;

/**
 * TGX-6.4.7.z: a spotter aircraft sights for artillery; AA may fire at it where it is before the
 * shells fall.
 */
public record Sighting(Flight flight, Decision.Shell shell, Stage stage) implements SilentStep {
    /** How far it is. */
    public enum Stage {
        UNDER_WAY,
        IN_PLACE
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        Table table = state.table();
        if (stage == Stage.UNDER_WAY) {
            return new Flow.Push<>(
                    state, new Sighting(flight, shell, Stage.IN_PLACE), new OverGuns(flight, 0));
        }
        boolean lost = table.plane(flight.aircraft()).gone(); // the guns wait
        return new Flow.Done<>(
                lost
                        ? state
                        : state.with(IndirectFire.resolve(table, shell, telling))); // TGX-6.4.7.aa
    }
}
