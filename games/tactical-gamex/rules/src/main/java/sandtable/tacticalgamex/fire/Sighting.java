package sandtable.tacticalgamex.fire;

import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.air.OverGuns;
import sandtable.tacticalgamex.air.SpotterAircraft;
import sandtable.tacticalgamex.state.AircraftId;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.SilentStep;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Table;

/**
 * TGX-6.4.7.z: a spotter aircraft sights for artillery; AA may fire at it over the target before
 * the shells fall.
 */
public record Sighting(AircraftId aircraft, Decision.Shell shell, Stage stage)
        implements SilentStep {
    /** How far it is. */
    public enum Stage {
        UNDER_WAY,
        OVER_THE_TARGET
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        Table table = state.table();
        if (stage == Stage.UNDER_WAY) {
            return new Flow.Push<>(
                    state,
                    new Sighting(aircraft, shell, Stage.OVER_THE_TARGET),
                    new OverGuns(
                            SpotterAircraft.over(aircraft, table.hexId(shell.hex().index())), 0));
        }
        boolean lost = table.plane(aircraft).gone(); // the guns wait
        return new Flow.Done<>(
                lost
                        ? state
                        : state.with(IndirectFire.resolve(table, shell, telling))); // TGX-6.4.7.aa
    }
}
