package sandtable.blitzcommander.assault;

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

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The owner takes off the losses of one roll, and is asked only where it makes a difference. */
public record Losing(Losses.Due due) implements Step {
    private static final Clause TANK = Clause.of("BC-TA.8");
    private static final Clause OTHER = Clause.of("BC-AP.8");

    @Override
    public Set<Side> asked(State state) {
        return state.table().battle().asked(state.table().side(due.role()));
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        Table table = view.table();
        var answers = new ArrayList<Decision>();
        for (int unit : Losses.choices(table, Losses.candidates(table, due))) {
            answers.add(new Decision.Lose(table.battle().unitId(unit)));
        }
        return Step.question(
                due.ofTank() ? TANK : OTHER,
                "Which unit is lost at %s?".formatted(due.hex()),
                List.copyOf(answers));
    }

    @Override
    public boolean takes(Decision decision) {
        return decision instanceof Decision.Lose;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("BC-AP.7", "losses are taken off first");
    }

    @Override
    public Optional<Violation> check(View view, Decision decision) {
        return Losses.check(view.table(), due, (Decision.Lose) decision);
    }

    @Override
    public Flow<State> answer(State state, Side by, Decision decision, Telling<Happening> telling) {
        return lost(state, ((Decision.Lose) decision).unit().index(), telling);
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        if (due.none()) {
            return new Flow.Done<>(state);
        }
        return Losses.choice(state.table(), due)
                ? new Flow.Stay<>(state, this)
                : lost(state, Losses.candidates(state.table(), due).getFirst(), telling);
    }

    private Flow<State> lost(State state, int unit, Telling<Happening> telling) {
        return new Flow.Next<>(
                state.with(Losses.lost(state.table(), due, unit, telling)), new Losing(due.less()));
    }

    @Override
    public String named() {
        return "losses of %s in %s: tanks %d, others %d"
                .formatted(due.role(), due.hex(), due.tanks(), due.others());
    }
}
