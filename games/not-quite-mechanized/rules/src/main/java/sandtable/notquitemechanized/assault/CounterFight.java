package sandtable.notquitemechanized.assault;

import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.firefight.Firefights;
import sandtable.notquitemechanized.morale.MoraleResults;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.SilentStep;
import sandtable.notquitemechanized.state.State;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** NQM-SEQ.1, step 7: steps 4 to 6 once more, for one counterattack. */
public record CounterFight(Key attack, Stage stage) implements SilentStep {
    /** What comes next. */
    public enum Stage {
        FIREFIGHT,
        ASSAULT
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        Optional<Attack> struck = attack.find(state.table());
        if (struck.isEmpty()) {
            return new Flow.Done<>(state);
        }
        return switch (stage) {
            case FIREFIGHT -> {
                State met = TankTerror.met(state, struck.get(), telling);
                State fought = Firefights.fought(met, struck.get(), telling);
                yield new Flow.Push<>(
                        fought, new CounterFight(attack, Stage.ASSAULT), new MoraleResults());
            }
            case ASSAULT -> new Flow.Next<>(state, new CloseAssaults(others(state)));
        };
    }

    /** All attacks but this one, which are not asked about again. */
    private List<Key> others(State state) {
        var others = new ArrayList<Key>();
        for (Attack each : state.table().attacks()) {
            if (!Key.of(each).equals(attack)) {
                others.add(Key.of(each));
            }
        }
        return others;
    }

    @Override
    public String named() {
        return "counterattack of %s, %s".formatted(attack, stage);
    }
}
