package sandtable.hexblitz.state;

import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;

import java.util.Optional;
import java.util.Set;

/** Something under way in a battle. */
public interface Step extends sandtable.kernel.step.Step<State, View, Decision, Happening> {
    /** One that asks nobody: it says what follows and goes on by itself. */
    interface Silent extends Step {
        @Override
        default Set<Side> asked(State state) {
            return Set.of();
        }

        @Override
        default Prompt<Decision> prompt(View view) {
            throw new IllegalStateException(this + " asks nobody");
        }

        @Override
        default boolean takes(Decision action) {
            return false;
        }

        @Override
        default Violation notNow() {
            return sandtable.kernel.step.Step.notNow("HB-SEQ.6", "nobody is asked");
        }

        @Override
        default Optional<Violation> check(View view, Decision action) {
            return Optional.of(notNow());
        }

        @Override
        default Flow<State> answer(
                State state, Side side, Decision action, Telling<Happening> telling) {
            throw new IllegalStateException(this + " asks nobody");
        }
    }
}
