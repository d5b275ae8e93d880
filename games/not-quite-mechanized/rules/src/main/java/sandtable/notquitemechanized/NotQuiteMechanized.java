package sandtable.notquitemechanized;

import sandtable.kernel.Camp;
import sandtable.kernel.Notation;
import sandtable.kernel.Outcome;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.Sum;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.step.SteppedRules;
import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.scenario.ScenarioReader;
import sandtable.notquitemechanized.sequence.BoundSequence;
import sandtable.notquitemechanized.sight.Views;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.View;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;

/** The rules of Not Quite Mechanized. */
public final class NotQuiteMechanized implements SteppedRules<State, View, Decision, Happening> {
    /** Scenarios already read: a thousand games of one scenario share its unchanging part. */
    private static final Map<Scenario, Battle> READ =
            Collections.synchronizedMap(new WeakHashMap<>());

    private static final NotQuiteMechanizedNotation NOTATION = new NotQuiteMechanizedNotation();

    @Override
    public String code() {
        return "NQM";
    }

    @Override
    public int version() {
        return 4;
    }

    @Override
    public Outcome<State, Happening> setUp(Scenario scenario, Chance chance) {
        return begin(READ.computeIfAbsent(scenario, ScenarioReader::read), chance);
    }

    /** The position that a battle begins with. */
    Outcome<State, Happening> begin(Battle battle, Chance chance) {
        return begin(BoundSequence.begin(battle), chance);
    }

    @Override
    public sandtable.kernel.step.Step<State, View, Decision, Happening> step(View view) {
        return view.step();
    }

    @Override
    public View view(State state, Side side) {
        return Views.of(state, side);
    }

    @Override
    public Camp camp(State state, Side side) {
        Battle battle = state.battle();
        return new Camp(battle.camps().get(battle.camp(battle.post(side))).name());
    }

    @Override
    public Optional<Happening> seenBy(Happening event, Side side) {
        return event.seenBy(side);
    }

    @Override
    public State guess(View view, Chance chance) {
        return Guess.of(view, chance);
    }

    @Override
    public State otherSecrets(State state, Side side, Chance chance) {
        return OtherSecrets.of(state, state.battle().post(side), chance);
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
