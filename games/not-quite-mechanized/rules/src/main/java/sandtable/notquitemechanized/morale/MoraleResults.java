package sandtable.notquitemechanized.morale;

import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.SilentStep;
import sandtable.notquitemechanized.state.State;

/** NQM-SEQ.1, step 5: results of break tests (C10). Not built yet: nobody tests. */
public record MoraleResults() implements SilentStep {
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return new Flow.Done<>(state);
    }

    @Override
    public String named() {
        return "morale results";
    }
}
