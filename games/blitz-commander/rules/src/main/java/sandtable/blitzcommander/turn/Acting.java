package sandtable.blitzcommander.turn;

import sandtable.blitzcommander.assault.AssaultAction;
import sandtable.blitzcommander.assault.Assaulting;
import sandtable.blitzcommander.bombardment.Answering;
import sandtable.blitzcommander.bombardment.Bombardment;
import sandtable.blitzcommander.entrenchment.EntrenchAction;
import sandtable.blitzcommander.movement.MoveAction;
import sandtable.blitzcommander.movement.Moving;
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

/** The active side chooses its next action (BC-TURN.3), until it ends its turn. */
public record Acting() implements Step {
    private static final Clause ACT = Clause.of("BC-TURN.3");

    @Override
    public Set<Side> asked(State state) {
        return state.table().battle().asked(state.table().active());
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        return Step.question(ACT, "What is the next action?", Actions.of(view.table()));
    }

    @Override
    public boolean takes(Decision decision) {
        return decision instanceof Decision.OfTurn;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("BC-TURN.3", "an action is to be chosen");
    }

    @Override
    public Optional<Violation> check(View view, Decision decision) {
        Table table = view.table();
        return switch ((Decision.OfTurn) decision) {
            case Decision.Take take -> MoveAction.check(table, take);
            case Decision.Move move -> MoveAction.check(table, move);
            case Decision.Exit exit -> MoveAction.check(table, exit);
            case Decision.Assault assault -> AssaultAction.check(table, assault);
            case Decision.Bombard bombard -> Bombardment.check(table, bombard);
            case Decision.Entrench entrench -> EntrenchAction.check(table, entrench);
            case Decision.EndTurn _ -> Optional.empty();
        };
    }

    @Override
    public Flow<State> answer(State state, Side by, Decision decision, Telling<Happening> telling) {
        Table table = state.table();
        return switch ((Decision.OfTurn) decision) {
            case Decision.Take take -> push(state, table, new Moving(take.units()));
            case Decision.Move move -> stay(state, MoveAction.resolve(table, move, telling));
            case Decision.Exit exit -> stay(state, MoveAction.resolve(table, exit, telling));
            case Decision.Assault assault ->
                    push(
                            state,
                            AssaultAction.begun(table, assault, telling),
                            Assaulting.of(assault.hex()));
            case Decision.Bombard bombard ->
                    push(
                            state,
                            Bombardment.fired(table, bombard, telling),
                            new Answering(
                                    bombard.hex(), Bombardment.level(table, bombard.units())));
            case Decision.Entrench entrench ->
                    stay(state, EntrenchAction.resolve(table, entrench, telling));
            case Decision.EndTurn _ -> new Flow.Done<>(state);
        };
    }

    private Flow<State> stay(State state, Table table) {
        return new Flow.Stay<>(state.with(table), this);
    }

    private Flow<State> push(State state, Table table, Step over) {
        return new Flow.Push<>(state.with(table), this, over);
    }

    @Override
    public String named() {
        return "an action is chosen";
    }
}
