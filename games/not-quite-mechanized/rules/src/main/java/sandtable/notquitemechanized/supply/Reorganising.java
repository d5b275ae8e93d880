package sandtable.notquitemechanized.supply;

import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.SilentStep;
import sandtable.notquitemechanized.state.State;

/** NQM-SEQ.1, NQM-SUMM.12, step 8: supplies, reorganising, markers off (C10, C15). */
public record Reorganising() implements SilentStep {
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        State now = Resupply.done(Overrun.lost(state, telling), telling);
        for (Formation each : state.battle().formations()) {
            now =
                    Regrouping.can(now, each.id())
                            ? Reorganisation.done(now, each.id(), telling)
                            : now;
        }
        return new Flow.Done<>(CollectionPoints.worked(now, telling));
    }

    @Override
    public String named() {
        return "reorganising";
    }
}
