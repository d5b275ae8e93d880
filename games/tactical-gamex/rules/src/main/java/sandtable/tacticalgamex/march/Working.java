package sandtable.tacticalgamex.march;

import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.engineers.EngineerUnits;
import sandtable.tacticalgamex.movement.Walk;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Ending;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.SilentStep;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;

import java.util.List;

/** TGX-9.0 An engineer moves in for its work, under fire like anybody else, and begins it. */
public record Working(Decision.Work work) implements SilentStep {
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        Table table = state.table();
        Unit engineer = table.unit(work.engineer());
        if (engineer.eliminated() || engineer.activated()) {
            return new Flow.Done<>(state); // it was stopped
        }
        if (engineer.hex() == work.hex().index()) {
            return new Flow.Done<>(state.with(EngineerUnits.works(table, work, telling)));
        }
        Walk walk = Walk.of(table, work.engineer()).forWork();
        return new Flow.Push<>(
                state, this, new Marching(walk, List.of(work.hex()), Ending.NOTHING));
    }
}
