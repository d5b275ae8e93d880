package sandtable.tacticalgamex;

import sandtable.kernel.Notation;
import sandtable.kernel.Outcome;
import sandtable.kernel.Pending;
import sandtable.kernel.Prompt;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.Sum;
import sandtable.kernel.Violation;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.step.Stack;
import sandtable.kernel.step.Step;
import sandtable.kernel.step.SteppedRules;
import sandtable.tacticalgamex.chaos.BattlefieldChaos;
import sandtable.tacticalgamex.chaos.HeldCards;
import sandtable.tacticalgamex.combat.BailOut;
import sandtable.tacticalgamex.movement.BailingOut;
import sandtable.tacticalgamex.scenario.ScenarioReader;
import sandtable.tacticalgamex.sequence.TurnSequence;
import sandtable.tacticalgamex.setup.Deployment;
import sandtable.tacticalgamex.state.Battle;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;

/** The rules of Tactical GameX. */
public final class TacticalGameX implements SteppedRules<State, View, Decision, Happening> {
    /** Scenarios already read: a thousand games of one scenario share its unchanging part. */
    private static final Map<Scenario, Battle> READ =
            Collections.synchronizedMap(new WeakHashMap<>());

    @Override
    public String code() {
        return "TGX";
    }

    @Override
    public int version() {
        return 5;
    }

    @Override
    public Outcome<State, Happening> setUp(Scenario scenario, Chance chance) {
        Battle battle =
                READ.computeIfAbsent(scenario, each -> new Battle(ScenarioReader.read(each)));
        return begin(battle, chance);
    }

    /** The position a battle begins with. */
    public Outcome<State, Happening> begin(Battle battle, Chance chance) {
        var bottom = new TurnSequence(TurnSequence.Phase.SETTING_UP);
        State state =
                BattlefieldChaos.dealt(
                        State.of(Deployment.begin(battle), Stack.of(bottom)), chance);
        return state.pile().isEmpty()
                ? begin(state, chance)
                : BattlefieldChaos.begin(state, chance, new WithoutChaos());
    }

    /** The other rules, which go on without knowing of cards. */
    private final class WithoutChaos implements BattlefieldChaos.Game {
        @Override
        public Outcome<State, Happening> resolve(
                State state, int side, Decision action, Chance luck) {
            return plain(state, state.table().battle().side(side), action, luck);
        }

        @Override
        public Outcome<State, Happening> resume(State state, Chance luck) {
            return begin(state, luck);
        }
    }

    @Override
    public Outcome<State, Happening> resolve(
            State state, Side side, Decision action, Chance chance) {
        return state.pile().isEmpty()
                ? plain(state, side, action, chance)
                : BattlefieldChaos.resolve(
                        state,
                        state.table().battle().side(side),
                        action,
                        chance,
                        new WithoutChaos());
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        return BattlefieldChaos.prompt(view, SteppedRules.super.prompt(view));
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        return action instanceof Decision.Play play
                ? HeldCards.check(view, play)
                : SteppedRules.super.check(view, action);
    }

    /** Whoever may bail out is asked before anything else (TGX-14.0.a). */
    private Outcome<State, Happening> plain(
            State state, Side side, Decision action, Chance chance) {
        Outcome<State, Happening> outcome = SteppedRules.super.resolve(state, side, action, chance);
        State after = outcome.state();
        boolean over = pending(after) instanceof Pending.Over;
        if (over
                || after.step() instanceof BailingOut
                || BailOut.next(after.table()) == UnitId.NOBODY) {
            return outcome;
        }
        State asking = after.with(after.stack().push(BailingOut.BEGUN));
        Outcome<State, Happening> then = begin(asking, chance);
        var events = new ArrayList<>(outcome.events());
        events.addAll(then.events());
        return new Outcome<>(then.state(), events);
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
        return Views.seenBy(event, side);
    }

    @Override
    public State guess(View view, Chance chance) {
        return Guess.of(view, chance);
    }

    @Override
    public State otherSecrets(State state, Side side, Chance chance) {
        return OtherSecrets.of(state, state.table().battle().side(side), chance);
    }

    @Override
    public List<Sum> figures(View view, Decision action) {
        return !Trial.foretells(action) || check(view, action).isPresent()
                ? List.of()
                : Trial.of(this, view, action).events().stream()
                        .flatMap(each -> figures(each).stream())
                        .toList();
    }

    @Override
    public List<Sum> figures(Happening event) {
        return Figures.of(event);
    }

    @Override
    public String canonical(State state) {
        return CanonicalText.of(state);
    }

    @Override
    public Notation<View, Decision> notation() {
        return new TacticalGameXNotation();
    }
}
