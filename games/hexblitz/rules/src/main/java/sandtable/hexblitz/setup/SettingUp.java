package sandtable.hexblitz.setup;

import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.Step;
import sandtable.hexblitz.state.View;
import sandtable.kernel.Clause;
import sandtable.kernel.Options;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;

import java.util.Optional;
import java.util.Set;

/** Both sides place what the scenario leaves to them, in secret (R-HB-40). */
public record SettingUp() implements Step {
    private static final Clause SET_UP = Clause.of("HB-EQUIP.1");

    @Override
    public Set<Side> asked(State state) {
        return state.table().sides(side -> Deployment.owes(state.table(), side));
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        return new Prompt<>(
                SET_UP,
                "Where do your units set up?",
                new Options.All<>(Deployment.choices(view.table(), view.me())));
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.Place;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("HB-EQUIP.1", "the armies are being set up");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        return Deployment.check(view.table(), view.me(), (Decision.Place) action);
    }

    @Override
    public Flow<State> answer(State state, Side side, Decision action, Telling<Happening> telling) {
        return resume(
                state.with(Deployment.place(state.table(), (Decision.Place) action, telling)),
                telling);
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return asked(state).isEmpty() ? new Flow.Done<>(state) : new Flow.Stay<>(state, this);
    }
}
