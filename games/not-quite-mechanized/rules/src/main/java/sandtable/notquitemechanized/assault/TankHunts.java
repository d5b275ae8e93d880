package sandtable.notquitemechanized.assault;

import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.SilentStep;
import sandtable.notquitemechanized.state.State;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * C12: infantry that may assault tanks is asked, unit by unit.
 *
 * @param asked the units that have been
 */
public record TankHunts(List<UnitId> asked) implements SilentStep {
    public TankHunts {
        asked = List.copyOf(asked);
    }

    TankHunts() {
        this(List.of());
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        for (Formation each : state.battle().formations()) {
            if (!asked.contains(each.id()) && !state.table().unit(each.id()).broken()) {
                Optional<Target> prey = Prey.of(state, each.id());
                if (prey.isPresent()) {
                    var all = new ArrayList<>(asked);
                    all.add(each.id());
                    var hunt = new TankHunt(each.id(), prey.get().bodies().getFirst());
                    return new Flow.Push<>(state, new TankHunts(all), hunt);
                }
            }
        }
        return new Flow.Done<>(state);
    }

    @Override
    public String named() {
        return "infantry against tanks after " + asked;
    }
}
