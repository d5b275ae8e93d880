package sandtable.hexblitz;

import sandtable.hexblitz.scenario.ScenarioReader;
import sandtable.kernel.Chance;
import sandtable.kernel.Notation;
import sandtable.kernel.Outcome;
import sandtable.kernel.Pending;
import sandtable.kernel.Prompt;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.WeakHashMap;

/** The rules of HexBlitz. */
public final class HexBlitz implements Ruleset<State, View, Decision, Happening> {
    /** Scenarios already read: a thousand games of one scenario share its unchanging part. */
    private static final Map<Scenario, Battle> READ =
            Collections.synchronizedMap(new WeakHashMap<>());

    @Override
    public String code() {
        return "HB";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public Outcome<State, Happening> setUp(Scenario scenario, Chance chance) {
        var events = new ArrayList<Happening>();
        State state = SettingUp.begin(READ.computeIfAbsent(scenario, ScenarioReader::read), events);
        return new Outcome<>(state, List.copyOf(events));
    }

    @Override
    public Pending pending(State state) {
        Battle battle = state.table().battle();
        return switch (state.step()) {
            case Step.SettingUp _ ->
                    answers(
                            battle,
                            SettingUp.owes(state.table(), 0),
                            SettingUp.owes(state.table(), 1));
            case Step.Ordering(_, int ready) -> answers(battle, (ready & 1) == 0, (ready & 2) == 0);
            case Step.Turning(int side) -> answers(battle, side == 0, side == 1);
            case Step.Activation(int place) -> {
                int side = Activation.Group.at(state.table(), place).side(state.table());
                yield answers(battle, side == 0, side == 1);
            }
            case Step.Losing losing -> answers(battle, losing.side() == 0, losing.side() == 1);
            case Step.Over over -> over(battle, over);
        };
    }

    private static Pending answers(Battle battle, boolean first, boolean second) {
        List<Side> sides = battle.sides();
        return new Pending.Answers(
                first && second
                        ? Set.of(sides.getFirst(), sides.getLast())
                        : Set.of(first ? sides.getFirst() : sides.getLast()));
    }

    private static Pending over(Battle battle, Step.Over over) {
        var points = new HashMap<Side, Integer>();
        for (int i = 0; i < over.points().size(); i++) {
            points.put(battle.sides().get(i), over.points().get(i));
        }
        return new Pending.Over(
                over.winner().map(battle.sides()::get),
                Map.copyOf(points),
                over.clause(),
                over.reason());
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
        Table table = view.table();
        return switch (view.step()) {
            case Step.SettingUp _ ->
                    action instanceof Decision.Place place
                            ? SettingUp.check(table, view.me(), place)
                            : notNow("HB-EQUIP.1", "the armies are being set up");
            case Step.Ordering ordering -> checkOrder(view, ordering, action);
            case Step.Turning _ ->
                    switch (action) {
                        case Decision.Face face ->
                                FrontFlankRear.checkDefensive(table, view.me(), face);
                        case Decision.Done _ -> Optional.empty();
                        case Decision.Place _,
                                Decision.NameHeadquarters _,
                                Decision.OrderFormation _,
                                Decision.OrderUnit _,
                                Decision.Ready _,
                                Decision.Move _,
                                Decision.Leave _,
                                Decision.Attack _,
                                Decision.Load _,
                                Decision.LoadSupply _,
                                Decision.Unload _,
                                Decision.WorkOnBridge _,
                                Decision.Lose _ ->
                                notNow(
                                        "HB-SEQ.4",
                                        "Defensive stands may be turned before the cards are"
                                                + " dealt");
                    };
            case Step.Activation(int place) -> checkAct(table, place, action);
            case Step.Losing losing ->
                    action instanceof Decision.Lose lose
                            ? TakingLosses.check(losing, table, lose)
                            : notNow("HB-CBT.17", "losses are taken off first");
            case Step.Over _ -> notNow("HB-SEQ.9", "the battle is over");
        };
    }

    private static Optional<Violation> checkOrder(
            View view, Step.Ordering ordering, Decision action) {
        Table table = view.table();
        boolean naming = !Headquarters.candidates(table, view.me()).isEmpty();
        return switch (action) {
            case Decision.NameHeadquarters name -> Headquarters.check(table, view.me(), name);
            case Decision.OrderFormation _, Decision.OrderUnit _, Decision.Ready _ when naming ->
                    notNow("HB-FORM.2", "a new HQ must be named first");
            case Decision.OrderFormation given -> Orders.check(table, view.me(), ordering, given);
            case Decision.OrderUnit given -> Orders.check(table, view.me(), ordering, given);
            case Decision.Ready _ -> Orders.checkReady(table, view.me(), ordering);
            case Decision.Place _,
                    Decision.Face _,
                    Decision.Move _,
                    Decision.Leave _,
                    Decision.Attack _,
                    Decision.Load _,
                    Decision.LoadSupply _,
                    Decision.Unload _,
                    Decision.WorkOnBridge _,
                    Decision.Lose _,
                    Decision.Done _ ->
                    notNow("HB-SEQ.1", "Order markers are being placed");
        };
    }

    private static Optional<Violation> checkAct(Table table, int place, Decision action) {
        var group = Activation.Group.at(table, place);
        return switch (action) {
            case Decision.Move move -> March.check(table, group, move);
            case Decision.Leave leave -> Exits.check(table, group, leave);
            case Decision.Attack attack -> Attackers.check(table, group, attack);
            case Decision.Load load -> Transport.check(table, group, load);
            case Decision.LoadSupply load -> Transport.check(table, group, load);
            case Decision.Unload unload -> Transport.check(table, group, unload);
            case Decision.WorkOnBridge work -> Engineers.check(table, group, work);
            case Decision.Face face -> FrontFlankRear.check(table, group, face);
            case Decision.Done _ -> GameSequence.checkDone(table, place);
            case Decision.Place _,
                    Decision.NameHeadquarters _,
                    Decision.OrderFormation _,
                    Decision.OrderUnit _,
                    Decision.Ready _,
                    Decision.Lose _ ->
                    notNow("HB-SEQ.6", "units are being activated");
        };
    }

    private static Optional<Violation> notNow(String clause, String step) {
        return Optional.of(Violation.of(clause, "not now: %s", step));
    }

    @Override
    public Outcome<State, Happening> resolve(
            State state, Side side, Decision action, Chance chance) {
        var events = new ArrayList<Happening>();
        int me = state.table().battle().side(side);
        return new Outcome<>(resolved(state, me, action, chance, events), List.copyOf(events));
    }

    private static State resolved(
            State state, int me, Decision action, Chance chance, List<Happening> events) {
        return switch (action) {
            case Decision.Place place -> SettingUp.resolve(state, me, place, events);
            case Decision.NameHeadquarters name -> Headquarters.resolve(state, name, events);
            case Decision.OrderFormation given ->
                    Orders.resolve(state, (Step.Ordering) state.step(), given, events);
            case Decision.OrderUnit given ->
                    Orders.resolve(state, (Step.Ordering) state.step(), given, events);
            case Decision.Ready _ ->
                    GameSequence.ordered(state, me, (Step.Ordering) state.step(), chance, events);
            case Decision.Face face -> FrontFlankRear.resolve(state, me, face, events);
            case Decision.Move move -> Marching.resolve(state, move, events);
            case Decision.Leave leave -> Exits.resolve(state, leave, events);
            case Decision.Attack attack ->
                    CombatResolution.resolve(
                            state,
                            ((Step.Activation) state.step()).place(),
                            attack,
                            chance,
                            events);
            case Decision.Load load -> Transport.resolve(state, load, events);
            case Decision.LoadSupply load -> Transport.resolve(state, load, events);
            case Decision.Unload unload -> Transport.resolve(state, unload, events);
            case Decision.WorkOnBridge work -> Engineers.resolve(state, work, chance, events);
            case Decision.Lose lose ->
                    TakingLosses.resolve(state, (Step.Losing) state.step(), lose, events);
            case Decision.Done _ when state.step() instanceof Step.Turning(int side) ->
                    GameSequence.turned(state, side, chance, events);
            case Decision.Done _ ->
                    GameSequence.done(state, ((Step.Activation) state.step()).place(), events);
        };
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
        int place = ((Step.Activation) view.step()).place();
        return Engagement.of(view.table(), Activation.Group.at(view.table(), place), attack);
    }
}
