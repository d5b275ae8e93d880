package sandtable.notquitemechanized.firefight;

import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.SilentStep;
import sandtable.notquitemechanized.state.State;

/** NQM-SEQ.1, step 4: all firefights at once (C9). Not built yet: nobody fires. */
public record Firefights() implements SilentStep {
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return new Flow.Done<>(state);
    }

    @Override
    public String named() {
        return "firefights";
    }
}
