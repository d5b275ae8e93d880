package sandtable.blitzkriegcommander.artillery;

import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.SilentStep;
import sandtable.blitzkriegcommander.state.State;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;

/** BKC-SCHED Scheduled Phase. */
public record ScheduledPhase() implements SilentStep {
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return new Flow.Done<>(state);
    }

    @Override
    public String named() {
        return "scheduled phase";
    }
}
