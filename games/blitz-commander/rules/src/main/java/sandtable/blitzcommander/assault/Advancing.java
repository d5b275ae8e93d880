package sandtable.blitzcommander.assault;

import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.State;
import sandtable.blitzcommander.state.Step;
import sandtable.blitzcommander.state.UnitId;
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

/** The target hex is empty and the attacker must go in (BC-AP.9). */
public record Advancing(HexId hex) implements Step {
    private static final Clause ADVANCE = Clause.of("BC-AP.9");

    @Override
    public Set<Side> asked(State state) {
        return state.table().battle().asked(state.table().active());
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        var answers = new ArrayList<Decision>();
        for (List<Integer> way : Advances.ways(view.table(), hex.index())) {
            answers.add(new Decision.Advance(view.battle().unitIds(way)));
        }
        return Step.question(ADVANCE, "Who advances into %s?".formatted(hex), List.copyOf(answers));
    }

    @Override
    public boolean takes(Decision decision) {
        return decision instanceof Decision.Advance;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("BC-AP.9", "the attacker must advance");
    }

    @Override
    public Optional<Violation> check(View view, Decision decision) {
        return Advances.check(view.table(), hex, (Decision.Advance) decision);
    }

    @Override
    public Flow<State> answer(State state, Side by, Decision decision, Telling<Happening> telling) {
        List<UnitId> units = ((Decision.Advance) decision).units();
        return new Flow.Done<>(state.with(Advances.advanced(state.table(), hex, units, telling)));
    }

    @Override
    public String named() {
        return "advance into " + hex;
    }
}
