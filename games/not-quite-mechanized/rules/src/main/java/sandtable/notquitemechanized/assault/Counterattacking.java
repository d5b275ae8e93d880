package sandtable.notquitemechanized.assault;

import sandtable.kernel.Clause;
import sandtable.kernel.Options;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.firefight.CounterDeclaration;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Decision.Choice;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Step;
import sandtable.notquitemechanized.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A post is asked whether its battalions counterattack, until it has had enough.
 *
 * @param units that may
 */
public record Counterattacking(Side side, List<UnitId> units) implements Step {
    private static final Clause MAY = Clause.of("NQM-CRT.4");

    public Counterattacking {
        units = List.copyOf(units);
    }

    @Override
    public Set<Side> asked(State state) {
        return Set.of(side);
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        var options = new ArrayList<>(CounterDeclaration.proposals(view, units));
        options.add(new Decision.Choose(Choice.STOP));
        return new Prompt<>(MAY, "Who counterattacks?", new Options.Main<>(options));
    }

    @Override
    public boolean takes(Decision action) {
        return action instanceof Decision.Declare
                || action instanceof Decision.Choose(var choice) && choice == Choice.STOP;
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow(MAY.id(), "counterattacks are being decided");
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        return action instanceof Decision.Declare attack
                ? CounterDeclaration.check(view, units, attack)
                : Optional.empty();
    }

    @Override
    public Flow<State> answer(State state, Side by, Decision action, Telling<Happening> telling) {
        Storming.decided(action, by, MAY, telling);
        if (!(action instanceof Decision.Declare attack)) {
            return new Flow.Done<>(state);
        }
        State declared = CounterDeclaration.declared(state, attack, telling);
        UnitId unit = state.battle().stand(attack.command()).unit();
        var others = new ArrayList<>(units);
        others.remove(unit);
        var key = new Key(attack.command(), attack.objective());
        return new Flow.Push<>(
                declared,
                new Counterattacking(side, others),
                new CounterFight(key, CounterFight.Stage.FIREFIGHT));
    }

    /** After a counterattack the next is asked for, whether there is one or not (R-NQM-131). */
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return new Flow.Stay<>(state, this);
    }

    @Override
    public String named() {
        return "counterattacks of %s with %s".formatted(side, units);
    }
}
