package sandtable.notquitemechanized.end;

import sandtable.kernel.Camp;
import sandtable.kernel.Pending;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.state.BoundHappening;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.SilentStep;
import sandtable.notquitemechanized.state.State;

import java.util.Optional;

/** NQM-SEQ.1, step 9: what a bound has brought is counted, and the battle may be over (C18). */
public record NextEvent() implements SilentStep {
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        State counted = state.with(Scoring.counted(state));
        Optional<Pending.Over> over = Verdict.of(counted.table());
        if (over.isEmpty()) {
            return new Flow.Done<>(counted);
        }
        Pending.Over result = over.get();
        telling.tell(
                new BoundHappening.BattleEnded(
                        result.reason(),
                        result.winner().map(Camp::id),
                        state.battle().sides(),
                        result.clause()));
        return new Flow.Over<>(counted, result);
    }

    @Override
    public String named() {
        return "next event";
    }
}
