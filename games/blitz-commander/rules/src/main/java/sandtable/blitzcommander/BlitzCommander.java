package sandtable.blitzcommander;

import sandtable.blitzcommander.scenario.ScenarioReader;
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
import java.util.WeakHashMap;

/** The rules of Blitz Commander. */
public final class BlitzCommander implements Ruleset<Battle, View, Decision, Happening> {
    /** Scenarios already read: a thousand games of one scenario share its unchanging part. */
    private static final Map<Scenario, Lookup> READ =
            Collections.synchronizedMap(new WeakHashMap<>());

    @Override
    public String code() {
        return "BC";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public Outcome<Battle, Happening> setUp(Scenario scenario, Chance chance) {
        return begin(READ.computeIfAbsent(scenario, each -> new Lookup(ScenarioReader.read(each))));
    }

    /** The position that a setup begins with. */
    static Outcome<Battle, Happening> begin(Lookup lookup) {
        var events = new ArrayList<Happening>();
        Battle battle = SettingUp.begin(lookup, events);
        return new Outcome<>(battle, List.copyOf(events));
    }

    @Override
    public Pending pending(Battle battle) {
        return switch (battle.step()) {
            case Step.Over over -> over(battle.setup(), over);
            case Step.SettingUp(int side) -> battle.lookup().asks[side];
            case Step.Acting _, Step.Moving _, Step.Advancing _ -> asks(battle, Role.ATTACKER);
            case Step.Answering _ -> asks(battle, Role.DEFENDER); // BC-BOMB.6
            case Step.Nominating(_, Role role) -> asks(battle, role);
            case Step.TankAssaulting(_, Role role) -> asks(battle, role);
            case Step.Losing losing -> asks(battle, losing.role());
        };
    }

    /** BC-TURN.1: the attacker is always the active side. */
    private static Pending asks(Battle battle, Role role) {
        int side = role == Role.ATTACKER ? battle.active() : 1 - battle.active();
        return battle.lookup().asks[side];
    }

    private static Pending over(Setup setup, Step.Over over) {
        var points = new HashMap<Side, Integer>();
        for (int i = 0; i < over.points().size(); i++) {
            points.put(setup.sides().get(i), over.points().get(i));
        }
        return new Pending.Over(
                over.winner().map(setup.sides()::get),
                Map.copyOf(points),
                over.clause(),
                over.reason());
    }

    @Override
    public View view(Battle battle, Side side) {
        return new View(side, battle.setup().side(side), battle);
    }

    @Override
    public Optional<Happening> seenBy(Happening event, Side side) {
        return Optional.of(event);
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        return Prompts.of(view);
    }

    @Override
    public Optional<Violation> check(View view, Decision decision) {
        Battle battle = view.battle();
        return switch (battle.step()) {
            case Step.SettingUp(int side) when decision instanceof Decision.Place place ->
                    SettingUp.check(battle, side, place);
            case Step.SettingUp(int side) when decision instanceof Decision.Ready ->
                    SettingUp.checkReady(battle, side);
            case Step.SettingUp _ -> notNow("BC-TURN.2", "the armies are being set up");
            case Step.Acting _ -> checkAction(battle, decision);
            case Step.Moving moving -> checkMove(battle, moving, decision);
            case Step.Answering answering when decision instanceof Decision.Commit commit ->
                    Bombardment.check(battle, answering, commit);
            case Step.Answering _ -> notNow("BC-BOMB.6", "a bombardment is to be answered");
            case Step.Nominating(int hex, Role role)
                    when decision instanceof Decision.Nominate nominate ->
                    Nomination.check(Engagement.of(battle, hex), role, nominate.aims());
            case Step.Nominating _ -> notNow("BC-AT.3", "tanks are given their targets");
            case Step.TankAssaulting(int hex, Role role)
                    when decision instanceof Decision.TankAssault assault ->
                    TankAssaults.check(
                            battle, role, Losses.present(battle, hex, role), assault.units());
            case Step.TankAssaulting _ -> notNow("BC-TA.1", "a Tank Assault may be chosen");
            case Step.Losing losing when decision instanceof Decision.Lose lose ->
                    Losses.check(battle, losing, lose);
            case Step.Losing _ -> notNow("BC-AP.7", "losses are taken off first");
            case Step.Advancing(int hex) when decision instanceof Decision.Advance advance ->
                    Advances.check(battle, hex, advance);
            case Step.Advancing _ -> notNow("BC-AP.9", "the attacker must advance");
            case Step.Over _ -> notNow("BC-TURN.2", "the battle is over");
        };
    }

    private static Optional<Violation> checkAction(Battle battle, Decision decision) {
        return switch (decision) {
            case Decision.Take take -> MoveAction.check(battle, take);
            case Decision.Move move -> MoveAction.check(battle, move);
            case Decision.Exit exit -> MoveAction.check(battle, exit);
            case Decision.Assault assault -> AssaultAction.check(battle, assault);
            case Decision.Bombard bombard -> Bombardment.check(battle, bombard);
            case Decision.Entrench entrench -> EntrenchAction.check(battle, entrench);
            case Decision.EndTurn _ -> Optional.empty();
            case Decision.Place _,
                    Decision.Ready _,
                    Decision.Stay _,
                    Decision.Commit _,
                    Decision.Nominate _,
                    Decision.TankAssault _,
                    Decision.Lose _,
                    Decision.Advance _ ->
                    notNow("BC-TURN.3", "an action is to be chosen");
        };
    }

    private static Optional<Violation> checkMove(
            Battle battle, Step.Moving moving, Decision decision) {
        return switch (decision) {
            case Decision.Move move ->
                    MoveAction.check(moving, move.units()).or(() -> MoveAction.check(battle, move));
            case Decision.Exit exit ->
                    MoveAction.check(moving, exit.units()).or(() -> MoveAction.check(battle, exit));
            case Decision.Stay _ -> Optional.empty();
            case Decision.Place _,
                    Decision.Ready _,
                    Decision.Take _,
                    Decision.Assault _,
                    Decision.Bombard _,
                    Decision.Entrench _,
                    Decision.EndTurn _,
                    Decision.Commit _,
                    Decision.Nominate _,
                    Decision.TankAssault _,
                    Decision.Lose _,
                    Decision.Advance _ ->
                    notNow("BC-TURN.3", "units have been taken in hand to move");
        };
    }

    private static Optional<Violation> notNow(String clause, String step) {
        return Optional.of(Violation.of(clause, "not now: %s", step));
    }

    @Override
    public Outcome<Battle, Happening> resolve(
            Battle battle, Side side, Decision decision, Chance chance) {
        var events = new ArrayList<Happening>();
        Battle after = resolved(battle, decision, chance, events);
        return new Outcome<>(after, List.copyOf(events));
    }

    private static Battle resolved(
            Battle battle, Decision decision, Chance chance, List<Happening> events) {
        return switch (decision) {
            case Decision.Place place -> SettingUp.resolve(battle, place, events);
            case Decision.Ready _ -> SettingUp.ready(battle, events);
            case Decision.Take take -> battle.with(new Step.Moving(take.units()));
            case Decision.Move move -> MoveAction.resolve(battle, move, events);
            case Decision.Exit exit -> MoveAction.resolve(battle, exit, events);
            case Decision.Stay _ ->
                    MoveAction.stay(battle, ((Step.Moving) battle.step()).units(), events);
            case Decision.Assault assault -> AssaultAction.resolve(battle, assault, chance, events);
            case Decision.Bombard bombard -> Bombardment.resolve(battle, bombard, events);
            case Decision.Entrench entrench -> EntrenchAction.resolve(battle, entrench, events);
            case Decision.EndTurn _ -> PlayerTurn.end(battle, events);
            case Decision.Commit commit ->
                    Bombardment.resolve(battle, (Step.Answering) battle.step(), commit, events);
            case Decision.Nominate nominate -> {
                var asked = (Step.Nominating) battle.step();
                yield Fighting.fire(
                        battle, asked.hex(), asked.role(), nominate.aims(), chance, events);
            }
            case Decision.TankAssault assault -> {
                var asked = (Step.TankAssaulting) battle.step();
                yield Fighting.strike(
                        battle, asked.hex(), asked.role(), assault.units(), chance, events);
            }
            case Decision.Lose lose ->
                    Losses.resolve(battle, (Step.Losing) battle.step(), lose, chance, events);
            case Decision.Advance advance ->
                    Advances.resolve(
                            battle, ((Step.Advancing) battle.step()).hex(), advance, events);
        };
    }

    /** Nothing is hidden, so a view is the truth. */
    @Override
    public Battle guess(View view, Chance chance) {
        return view.battle();
    }

    @Override
    public Battle otherSecrets(Battle state, Side side, Chance chance) {
        return state;
    }

    @Override
    public Notation<View, Decision> notation() {
        return new BlitzCommanderNotation();
    }

    /** An assault as it would be fought: forces and ground. */
    public static Engagement engagement(View view, Decision.Assault assault) {
        return Engagement.of(view.battle(), assault.hex(), assault.units());
    }

    /** The exact chances of what an assault costs both sides, chosen as is usual. */
    public static SequencedMap<AssaultOdds.Result, Double> odds(
            View view, Decision.Assault assault) {
        return AssaultOdds.of(engagement(view, assault), AssaultOdds.Habits.AP_ONLY);
    }
}
