package sandtable.blitzcommander.setup;

import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.State;
import sandtable.blitzcommander.state.Step;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.View;
import sandtable.kernel.Clause;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;

import java.util.Optional;
import java.util.Set;

/** A side places what the scenario leaves to it, and may change what it proposes. */
public record SettingUp(int side) implements Step {
    private static final Clause SET_UP = Clause.of("BC-STK.1");

    @Override
    public Set<Side> asked(State state) {
        return state.table().battle().asked(side);
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        Table table = view.table();
        int unit = SetUp.nextUnit(table, side);
        String question =
                unit == SetUp.NOBODY
                        ? "Do all stand where they should?"
                        : "Where does " + table.stand(unit).name() + " set up?";
        return Step.question(SET_UP, question, Places.of(table, side));
    }

    @Override
    public boolean takes(Decision decision) {
        return decision instanceof Decision.OfSetUp;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("BC-TURN.2", "the armies are being set up");
    }

    @Override
    public Optional<Violation> check(View view, Decision decision) {
        return switch ((Decision.OfSetUp) decision) {
            case Decision.Place place -> SetUp.check(view.table(), side, place);
            case Decision.Ready _ -> SetUp.checkReady(view.table(), side);
        };
    }

    @Override
    public Flow<State> answer(State state, Side by, Decision decision, Telling<Happening> telling) {
        return switch ((Decision.OfSetUp) decision) {
            case Decision.Place place ->
                    new Flow.Stay<>(state.with(SetUp.place(state.table(), place, telling)), this);
            case Decision.Ready _ -> new Flow.Done<>(state);
        };
    }

    @Override
    public String named() {
        return "side " + side + " sets up";
    }
}
