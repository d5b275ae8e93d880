package sandtable.notquitemechanized.assault;

import sandtable.kernel.Side;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.SilentStep;
import sandtable.notquitemechanized.state.State;

import java.util.List;

/**
 * NQM-SEQ.1, step 7: posts whose battalions may strike back are asked, one after the other (C4).
 *
 * @param post the next, by number
 */
public record Counterattacks(int post) implements SilentStep {
    public Counterattacks() {
        this(0);
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        for (int next = post; next < state.battle().posts().size(); next++) {
            Side side = state.battle().side(next);
            if (Struck.asked(state.table(), next)) {
                List<UnitId> units = Struck.of(state.table(), next);
                return new Flow.Push<>(
                        state, new Counterattacks(next + 1), new Counterattacking(side, units));
            }
        }
        return new Flow.Done<>(state);
    }

    @Override
    public String named() {
        return "counterattacks from post " + post;
    }
}
