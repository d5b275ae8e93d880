package sandtable.blitzkriegcommander.opportunity;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.SilentStep;
import sandtable.blitzkriegcommander.state.State;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;

import java.util.List;

/**
 * Units fire by their standing orders, in the place of a question (R-BKC-81).
 *
 * @param side that fires
 * @param firers that make one attack (BKC-OPP.5)
 * @param others that are open to fire at the same moment
 */
record ByThemselves(
        int side, List<UnitId> firers, UnitId target, List<UnitId> others, Occasion occasion)
        implements SilentStep {
    ByThemselves {
        firers = List.copyOf(firers);
        others = List.copyOf(others);
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        var fire = new Decision.Fire(firers, target, Decision.Means.GUNS);
        State after = Opportunity.fire(state, fire, telling);
        return Opportunity.then(after, others, occasion, telling);
    }

    @Override
    public String named() {
        return "side %d fires by itself with %s at %s, then at %s, %s"
                .formatted(side, firers, target, others, occasion);
    }
}
