package sandtable.notquitemechanized.assault;

import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Instructions;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.SilentStep;
import sandtable.notquitemechanized.state.State;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * C12: infantry that may assault tanks does so, unit by unit.
 *
 * @param done the units whose turn it has been
 */
public record TankHunts(List<UnitId> done) implements SilentStep {
    public TankHunts {
        done = List.copyOf(done);
    }

    TankHunts() {
        this(List.of());
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        for (Formation each : state.battle().formations()) {
            if (!done.contains(each.id()) && strikes(state, each)) {
                Optional<Target> prey = Prey.of(state, each.id());
                if (prey.isPresent()) {
                    var all = new ArrayList<>(done);
                    all.add(each.id());
                    var hunt = new TankHunt(each.id(), prey.get().bodies().getFirst());
                    return new Flow.Push<>(state, new TankHunts(all), hunt);
                }
            }
        }
        return new Flow.Done<>(state);
    }

    /** R-NQM-133: a question would tell the tanks that somebody is there; instructions answer. */
    private static boolean strikes(State state, Formation formation) {
        Instructions instructions = state.planOf(formation.id()).instructions(formation.id());
        return !state.table().unit(formation.id()).broken()
                && instructions.stop() != Instructions.Stop.NEVER;
    }

    @Override
    public String named() {
        return "infantry against tanks after " + done;
    }
}
