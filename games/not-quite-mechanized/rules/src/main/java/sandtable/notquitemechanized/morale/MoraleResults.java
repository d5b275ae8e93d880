package sandtable.notquitemechanized.morale;

import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.SilentStep;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;

/** NQM-SEQ.3, step 5: tests that casualties ask for, and what comes of them (C10). */
public record MoraleResults() implements SilentStep {
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        State now = state;
        for (Formation each : state.battle().formations()) {
            if (there(now.table(), each)) {
                now =
                        BreakTests.taken(
                                now, each.id(), Attacking.role(now.table(), each.id()), telling);
            }
        }
        return new Flow.Next<>(now, new MoraleChoices());
    }

    private static boolean there(Table table, Formation formation) {
        for (BodyId each : formation.bodies()) {
            if (table.spot(each).isPresent()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public String named() {
        return "morale results";
    }
}
