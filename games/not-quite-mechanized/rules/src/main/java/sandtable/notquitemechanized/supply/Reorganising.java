package sandtable.notquitemechanized.supply;

import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.SilentStep;
import sandtable.notquitemechanized.state.State;

/** NQM-SEQ.1, step 8: reorganise, resupply, work, markers off (C10, C14, C15). Not built yet. */
public record Reorganising() implements SilentStep {
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return new Flow.Done<>(state);
    }

    @Override
    public String named() {
        return "reorganising";
    }
}
