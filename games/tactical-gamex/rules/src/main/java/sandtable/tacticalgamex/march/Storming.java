package sandtable.tacticalgamex.march;

import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.assault.Charges;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.SilentStep;
import sandtable.tacticalgamex.state.State;

/**
 * TGX-17.3 A Banzai attack that was declared, once the fire at it is over.
 *
 * @param stress as it was declared, whatever the fire has done (R-TGX-291)
 */
public record Storming(int stress) implements SilentStep {
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return new Flow.Done<>(state.with(Charges.attack(state.table(), stress, telling)));
    }
}
