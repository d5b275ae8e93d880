package sandtable.tacticalgamex;

import sandtable.kernel.Chance;
import sandtable.kernel.Notation;
import sandtable.kernel.Outcome;
import sandtable.kernel.Pending;
import sandtable.kernel.Prompt;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.tacticalgamex.scenario.ScenarioReader;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;

/** The rules of Tactical GameX. */
public final class TacticalGameX implements Ruleset<State, View, Decision, Happening> {
    /** Scenarios already read: a thousand games of one scenario share its unchanging part. */
    private static final Map<Scenario, Battlefield> READ =
            Collections.synchronizedMap(new WeakHashMap<>());

    @Override
    public String code() {
        return "TGX";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public Outcome<State, Happening> setUp(Scenario scenario, Chance chance) {
        Battlefield battle =
                READ.computeIfAbsent(scenario, each -> new Battlefield(ScenarioReader.read(each)));
        return begin(battle, chance);
    }

    /** The position a battle begins with. */
    public static Outcome<State, Happening> begin(Battlefield battle, Chance chance) {
        var telling = new Telling(chance, new ArrayList<>());
        State state = SettingUp.begin(battle, telling);
        return new Outcome<>(state, List.copyOf(telling.events()));
    }

    @Override
    public Pending pending(State state) {
        Battlefield battle = state.table().battle();
        return switch (state.waiting()) {
            case Waiting.SettingUp(int side) -> battle.asked(side);
            case Waiting.Rolling(Impulse impulse) -> battle.asked(impulse.side());
            case Waiting.Spending(Impulse impulse) -> battle.asked(impulse.side());
            case Waiting.Moving moving -> battle.asked(moving.impulse().side());
            case Waiting.UnderFire under -> battle.asked(1 - under.moving().impulse().side());
            case Waiting.Firing firing -> battle.asked(firing.impulse().side());
            case Waiting.Spotted spotted -> battle.asked(spotted.impulse().side());
            case Waiting.Charging charging -> battle.asked(charging.impulse().side());
            case Waiting.Flying flying -> battle.asked(flying.impulse().side());
            case Waiting.OverGuns guns -> battle.asked(1 - guns.flying().impulse().side());
            case Waiting.Keeping(int side) -> battle.asked(side);
            case Waiting.Over over -> over(battle, over);
        };
    }

    private static Pending over(Battlefield battle, Waiting.Over over) {
        var points = new HashMap<Side, Integer>();
        for (int i = 0; i < over.points().size(); i++) {
            points.put(battle.side(i), over.points().get(i));
        }
        return new Pending.Over(
                over.winner().map(battle::side), Map.copyOf(points), over.clause(), over.reason());
    }

    @Override
    public View view(State state, Side side) {
        return Views.of(state, side);
    }

    @Override
    public Optional<Happening> seenBy(Happening event, Side side) {
        return Views.seenBy(event, side);
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        return Prompts.of(view);
    }

    @Override
    public Optional<Violation> check(View view, Decision action) {
        return Legality.check(view, action);
    }

    @Override
    public Outcome<State, Happening> resolve(
            State state, Side side, Decision action, Chance chance) {
        var telling = new Telling(chance, new ArrayList<>());
        State after = Play.resolve(state, state.table().battle().side(side), action, telling);
        return new Outcome<>(after, List.copyOf(telling.events()));
    }

    @Override
    public State guess(View view, Chance chance) {
        return Guess.of(view, chance);
    }

    @Override
    public State otherSecrets(State state, Side side, Chance chance) {
        return guess(view(state, side), chance);
    }

    @Override
    public Notation<View, Decision> notation() {
        return new TacticalGameXNotation();
    }
}
