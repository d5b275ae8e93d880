package sandtable.blitzkriegcommander.command;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.Question;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Clause;
import sandtable.kernel.Options;
import sandtable.kernel.Prompt;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Step;
import sandtable.kernel.step.Telling;

import java.util.List;
import java.util.Optional;

/**
 * BKC-CBL.14: which of several equally near units a blunder's attacks strike.
 *
 * @param attacks how many
 */
record Struck(List<UnitId> nearest, int attacks, Clause clause) implements Question {
    private static final Clause NEAREST = Clause.of("BKC-CBL.14");

    Struck {
        nearest = List.copyOf(nearest);
    }

    @Override
    public int side(Table table) {
        return table.active();
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        return new Prompt<>(
                NEAREST,
                "Which of those nearest the enemy is struck?",
                new Options.Main<>(nearest.stream().<Decision>map(Decision.Choose::new).toList()));
    }

    @Override
    public boolean answers(Decision decision) {
        return decision instanceof Decision.Choose;
    }

    @Override
    public Violation notNow() {
        return Step.notNow("BKC-CBL.14", "a blunder strikes one of several units");
    }

    @Override
    public Optional<Violation> judge(View view, Decision decision) {
        UnitId unit = ((Decision.Choose) decision).unit();
        return nearest.contains(unit)
                ? Optional.empty()
                : Orders.refused("BKC-CBL.14", "%s is not nearest to the enemy", unit);
    }

    @Override
    public Flow<State> act(State state, Decision decision, Telling<Happening> telling) {
        UnitId unit = ((Decision.Choose) decision).unit();
        return new Flow.Done<>(Mishap.strike(state, unit, attacks, clause, telling));
    }

    @Override
    public String named() {
        return "%d attacks of %s on one of %s".formatted(attacks, clause, nearest);
    }
}
