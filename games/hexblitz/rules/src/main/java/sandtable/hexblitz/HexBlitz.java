package sandtable.hexblitz;

import sandtable.hexblitz.activation.Activation;
import sandtable.hexblitz.combat.CombatOdds;
import sandtable.hexblitz.combat.Engagement;
import sandtable.hexblitz.knowledge.Guess;
import sandtable.hexblitz.knowledge.OtherSecrets;
import sandtable.hexblitz.knowledge.Tidings;
import sandtable.hexblitz.knowledge.Views;
import sandtable.hexblitz.scenario.ScenarioReader;
import sandtable.hexblitz.sequence.GameSequence;
import sandtable.hexblitz.state.Battle;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Group;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.Tally;
import sandtable.hexblitz.state.View;
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
import java.util.SequencedMap;
import java.util.WeakHashMap;

/** The rules of HexBlitz. What may be answered, and what comes of it, each step says itself. */
public final class HexBlitz implements SteppedRules<State, View, Decision, Happening> {
    /** Scenarios already read: a thousand games of one scenario share its unchanging part. */
    private static final Map<Scenario, Battle> READ =
            Collections.synchronizedMap(new WeakHashMap<>());

    @Override
    public String code() {
        return "HB";
    }

    @Override
    public int version() {
        return 2;
    }

    @Override
    public Outcome<State, Happening> setUp(Scenario scenario, Chance chance) {
        return begin(
                GameSequence.begin(READ.computeIfAbsent(scenario, ScenarioReader::read)), chance);
    }

    @Override
    public Step<State, View, Decision, Happening> step(View view) {
        return view.step();
    }

    @Override
    public View view(State state, Side side) {
        return Views.of(state, side);
    }

    @Override
    public Optional<Happening> seenBy(Happening event, Side side) {
        return Tidings.of(event, side);
    }

    @Override
    public State guess(View view, Chance chance) {
        return Guess.of(view, chance);
    }

    @Override
    public State otherSecrets(State state, Side side, Chance chance) {
        return OtherSecrets.of(state, side, chance);
    }

    @Override
    public List<Sum> figures(View view, Decision action) {
        return action instanceof Decision.Attack attack && view.step() instanceof Activation
                ? sums(engagement(view, attack).attack(), engagement(view, attack).defence())
                : List.of();
    }

    @Override
    public List<Sum> figures(Happening event) {
        return event instanceof Happening.Fought fought
                ? sums(fought.attack(), fought.defence())
                : List.of();
    }

    private static List<Sum> sums(Tally attack, Tally defence) {
        return List.of(attack.sum("attacker's dice"), defence.sum("defender's dice"));
    }

    @Override
    public String canonical(State state) {
        return CanonicalText.of(state);
    }

    @Override
    public Notation<View, Decision> notation() {
        return new HexBlitzNotation();
    }

    /** The exact chances of the losses of an attack, from what its side knows. */
    public SequencedMap<CombatOdds.Losses, Double> odds(View view, Decision.Attack attack) {
        return CombatOdds.of(engagement(view, attack));
    }

    /**
     * An attack as it would be fought, from what its side knows: who takes part, the dice and the
     * row of results.
     */
    public static Engagement engagement(View view, Decision.Attack attack) {
        int place = ((Activation) view.step()).place();
        return Engagement.of(view.table(), Group.at(view.table(), place), attack);
    }
}
