package sandtable.notquitemechanized.engineers;

import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.SilentStep;
import sandtable.notquitemechanized.state.State;

/** NQM-SEQ.1, step 8: hours of work add up, and what is done is there (C14). Not built yet. */
public record Working() implements SilentStep {
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return new Flow.Done<>(state);
    }

    @Override
    public String named() {
        return "working";
    }
}
