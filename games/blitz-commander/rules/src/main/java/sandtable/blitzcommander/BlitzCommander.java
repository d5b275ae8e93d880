package sandtable.blitzcommander;

import sandtable.blitzcommander.assault.AssaultOdds;
import sandtable.blitzcommander.assault.Engagement;
import sandtable.blitzcommander.scenario.ScenarioReader;
import sandtable.blitzcommander.state.Battle;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.State;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.UnitId;
import sandtable.blitzcommander.state.View;
import sandtable.blitzcommander.turn.TurnSequence;
import sandtable.kernel.Notation;
import sandtable.kernel.Outcome;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.Sum;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.step.Stack;
import sandtable.kernel.step.Step;
import sandtable.kernel.step.SteppedRules;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.WeakHashMap;

/** The rules of Blitz Commander. */
public final class BlitzCommander implements SteppedRules<State, View, Decision, Happening> {
    /** Scenarios already read: a thousand games of one scenario share its unchanging part. */
    private static final Map<Scenario, Battle> READ =
            Collections.synchronizedMap(new WeakHashMap<>());

    private static final BlitzCommanderNotation NOTATION = new BlitzCommanderNotation();

    @Override
    public String code() {
        return "BC";
    }

    @Override
    public int version() {
        return 2;
    }

    @Override
    public Outcome<State, Happening> setUp(Scenario scenario, Chance chance) {
        return begin(READ.computeIfAbsent(scenario, ScenarioReader::read), chance);
    }

    /** The position that a battle begins with. */
    Outcome<State, Happening> begin(Battle battle, Chance chance) {
        return begin(new State(Table.of(battle), Stack.of(TurnSequence.start())), chance);
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
        return Optional.of(event);
    }

    /** Nothing is hidden, so a view is the truth. */
    @Override
    public State guess(View view, Chance chance) {
        return view.state();
    }

    /** Nothing is hidden from anybody, so there is no other truth. */
    @Override
    public State otherSecrets(State state, Side side, Chance chance) {
        return state;
    }

    @Override
    public List<Sum> figures(View view, Decision decision) {
        return Survey.figures(view, decision);
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

    /** An assault as it would be fought: forces and ground. */
    public static Engagement engagement(View view, Decision.Assault assault) {
        return Engagement.of(view.table(), assault.hex().index(), UnitId.numbers(assault.units()));
    }

    /** The exact chances of what an assault costs both sides, chosen as is usual. */
    public static SequencedMap<AssaultOdds.Result, Double> odds(
            View view, Decision.Assault assault) {
        return AssaultOdds.of(engagement(view, assault), AssaultOdds.Habits.AP_ONLY);
    }
}
