package sandtable.notquitemechanized.fireplan;

import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.SilentStep;
import sandtable.notquitemechanized.state.State;

/**
 * NQM-SEQ.1, step 3: planned and called shoots, air, fire units off (C8, C13). Not built yet:
 * nothing falls.
 */
public record Bombardment() implements SilentStep {
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return new Flow.Done<>(state);
    }

    @Override
    public String named() {
        return "bombardment";
    }
}
