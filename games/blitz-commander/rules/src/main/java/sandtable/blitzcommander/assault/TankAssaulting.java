package sandtable.blitzcommander.assault;

import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.Role;
import sandtable.blitzcommander.state.State;
import sandtable.blitzcommander.state.Step;
import sandtable.blitzcommander.state.Table;
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

/** Infantry may choose a Tank Assault (BC-TA.3); then its side strikes. */
public record TankAssaulting(HexId hex, Role role) implements Step {
    private static final Clause TANK_ASSAULT = Clause.of("BC-TA.1");

    @Override
    public Set<Side> asked(State state) {
        return state.table().battle().asked(state.table().side(role));
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        Table table = view.table();
        var answers = new ArrayList<Decision>();
        for (List<Integer> way :
                TankAssaults.ways(table, role, Losses.present(table, hex.index(), role))) {
            answers.add(new Decision.TankAssault(table.battle().unitIds(way)));
        }
        return Step.question(
                TANK_ASSAULT, "Does your infantry go for the tanks?", List.copyOf(answers));
    }

    @Override
    public boolean takes(Decision decision) {
        return decision instanceof Decision.TankAssault;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("BC-TA.1", "a Tank Assault may be chosen");
    }

    @Override
    public Optional<Violation> check(View view, Decision decision) {
        List<Integer> present = Losses.present(view.table(), hex.index(), role);
        List<UnitId> units = ((Decision.TankAssault) decision).units();
        return TankAssaults.check(view.table(), role, present, units);
    }

    @Override
    public Flow<State> answer(State state, Side by, Decision decision, Telling<Happening> telling) {
        List<UnitId> units = ((Decision.TankAssault) decision).units();
        Fighting.Struck struck = Fighting.of(state.table(), hex, role).strike(units, telling);
        return new Flow.Next<>(state.with(struck.table()), new Losing(struck.due()));
    }

    @Override
    public String named() {
        return "Tank Assault of " + role + " in " + hex;
    }
}
