package sandtable.blitzkriegcommander.command;

import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.Question;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Clause;
import sandtable.kernel.Prompt;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Step;
import sandtable.kernel.step.Telling;

import java.util.List;
import java.util.Optional;

/** BKC-ORD Command Phase. */
public record CommandPhase() implements Question {
    private static final Clause PHASE = Clause.of("BKC-ORD.1");

    @Override
    public int side(Table table) {
        return table.active();
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        return Question.prompt(PHASE, "Who gives an order?", List.of(new Decision.End()));
    }

    @Override
    public boolean answers(Decision decision) {
        return decision instanceof Decision.End;
    }

    @Override
    public Violation notNow() {
        return Step.notNow("BKC-ORD.1", "orders are being given");
    }

    @Override
    public Optional<Violation> judge(View view, Decision decision) {
        return Optional.empty();
    }

    @Override
    public Flow<State> act(State state, Decision decision, Telling<Happening> telling) {
        return new Flow.Done<>(state);
    }

    @Override
    public String named() {
        return "command phase";
    }
}
