package sandtable.blitzkriegcommander;

import sandtable.blitzkriegcommander.battle.Battle;
import sandtable.blitzkriegcommander.scenario.ScenarioReader;
import sandtable.blitzkriegcommander.sequence.TurnSequence;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Notation;
import sandtable.kernel.Outcome;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.Sum;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.step.Step;
import sandtable.kernel.step.SteppedRules;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;

/** The rules of Blitzkrieg Commander. */
public final class BlitzkriegCommander implements SteppedRules<State, View, Decision, Happening> {
    /** Scenarios already read: a thousand games of one scenario share its unchanging part. */
    private static final Map<Scenario, Battle> READ =
            Collections.synchronizedMap(new WeakHashMap<>());

    private static final BlitzkriegCommanderNotation NOTATION = new BlitzkriegCommanderNotation();

    @Override
    public String code() {
        return "BKC";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public Outcome<State, Happening> setUp(Scenario scenario, Chance chance) {
        return begin(READ.computeIfAbsent(scenario, ScenarioReader::read), chance);
    }

    /** The position that a battle begins with. */
    Outcome<State, Happening> begin(Battle battle, Chance chance) {
        return begin(TurnSequence.begin(battle), chance);
    }

    @Override
    public Step<State, View, Decision, Happening> step(View view) {
        return view.step();
    }

    @Override
    public View view(State state, Side side) {
        return View.of(state, side);
    }

    @Override
    public Optional<Happening> seenBy(Happening event, Side side) {
        return event.seenBy(side);
    }

    @Override
    public State guess(View view, Chance chance) {
        return OtherSecrets.guess(view, chance);
    }

    @Override
    public State otherSecrets(State state, Side side, Chance chance) {
        return OtherSecrets.of(state, state.table().battle().side(side), chance);
    }

    @Override
    public List<Sum> figures(View view, Decision decision) {
        return Figures.of(view, decision);
    }

    @Override
    public List<Sum> figures(Happening event) {
        return event.figures();
    }

    @Override
    public String canonical(State state) {
        return PositionText.of(state);
    }

    @Override
    public Notation<View, Decision> notation() {
        return NOTATION;
    }
}
