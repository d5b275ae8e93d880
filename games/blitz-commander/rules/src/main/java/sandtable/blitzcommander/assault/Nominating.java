package sandtable.blitzcommander.assault;

import sandtable.blitzcommander.state.Aim;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.Role;
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

/** Tanks are given their targets (BC-AT.3, BC-AT.12), and fire. */
public record Nominating(HexId hex, Role role) implements Step {
    private static final Clause ATTACKING = Clause.of("BC-AT.3");
    private static final Clause DEFENDING = Clause.of("BC-AT.12");

    @Override
    public Set<Side> asked(State state) {
        return state.table().battle().asked(state.table().side(role));
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        var answers = new ArrayList<Decision>();
        for (List<Aim> way : Nomination.ways(Engagement.of(view.table(), hex.index()), role)) {
            answers.add(new Decision.Nominate(way));
        }
        return Step.question(
                role == Role.ATTACKER ? ATTACKING : DEFENDING,
                "Which tanks fire at which?",
                List.copyOf(answers));
    }

    @Override
    public boolean takes(Decision decision) {
        return decision instanceof Decision.Nominate;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("BC-AT.3", "tanks are given their targets");
    }

    @Override
    public Optional<Violation> check(View view, Decision decision) {
        List<Aim> aims = ((Decision.Nominate) decision).aims();
        return Nomination.check(Engagement.of(view.table(), hex.index()), role, aims);
    }

    @Override
    public Flow<State> answer(State state, Side by, Decision decision, Telling<Happening> telling) {
        List<Aim> aims = ((Decision.Nominate) decision).aims();
        Table fired = Fighting.of(state.table(), hex, role).fire(aims, telling);
        return new Flow.Done<>(state.with(fired));
    }

    @Override
    public String named() {
        return "targets of " + role + " in " + hex;
    }
}
