package sandtable.blitzcommander.table;

import sandtable.blitzcommander.BlitzCommander;
import sandtable.blitzcommander.scenario.ScenarioTexts;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.State;
import sandtable.blitzcommander.state.View;
import sandtable.formats.Scenarios;
import sandtable.kernel.Match;
import sandtable.kernel.Notation;
import sandtable.kernel.Pending;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.scene.Choice;
import sandtable.scene.Scene;

import java.util.Optional;
import java.util.function.BiConsumer;

/** The battle for a village of First Assault, to present. */
final class Village {
    static final BlitzCommander RULES = new BlitzCommander();
    static final BlitzCommanderPresenter PRESENTER = new BlitzCommanderPresenter(RULES);
    static final Side AMERICAN = new Side("American");
    static final Side GERMAN = new Side("German");

    private Village() {}

    static Scenario scenario(String name) {
        return Scenarios.read("blitz-commander/" + name, name + ".toml", ScenarioTexts.text(name));
    }

    static Match<State, View, Decision, Happening> begin() {
        return Match.start(RULES, scenario("first-assault"), Chance.seeded(1));
    }

    /** The first American turn. */
    static Match<State, View, Decision, Happening> firstTurn() {
        return play(begin(), AMERICAN, "ready");
    }

    /** Infantry stands before the village. */
    static Match<State, View, Decision, Happening> before() {
        return play(firstTurn(), AMERICAN, "move a-inf-1 a-inf-2 to D03");
    }

    /** The match after these typed orders of one side. */
    static Match<State, View, Decision, Happening> play(
            Match<State, View, Decision, Happening> from, Side side, String... orders) {
        var match = from;
        for (String order : orders) {
            match = play(match, side, read(match, side, order), Chance.seeded(match.length()));
        }
        return match;
    }

    static Decision read(Match<State, View, Decision, Happening> match, Side side, String order) {
        return switch (RULES.notation().read(match.view(side), order)) {
            case Notation.Reading.Read<Decision>(var decision) -> decision;
            case Notation.Reading.Unread<Decision>(var why) ->
                    throw new IllegalArgumentException(order + ": " + why);
        };
    }

    private static Match<State, View, Decision, Happening> play(
            Match<State, View, Decision, Happening> match,
            Side side,
            Decision decision,
            Chance chance) {
        return switch (match.play(side, decision, chance)) {
            case Match.Verdict.Accepted<State, View, Decision, Happening>(var after) -> after;
            case Match.Verdict.Refused<State, View, Decision, Happening>(var why) ->
                    throw new IllegalArgumentException(why.toString());
        };
    }

    static Scene scene(Match<State, View, Decision, Happening> match, Side side) {
        View view = match.view(side);
        boolean asked =
                match.pending() instanceof Pending.Answers(var sides) && sides.contains(side);
        return PRESENTER.scene(view, asked ? Optional.of(RULES.prompt(view)) : Optional.empty());
    }

    static Choice choice(Match<State, View, Decision, Happening> match, Side side, String order) {
        return PRESENTER.choice(match.view(side), read(match, side, order));
    }

    /** Plays at random and shows each position with the side that is asked in it. */
    static void wander(
            String scenario,
            long seed,
            BiConsumer<Match<State, View, Decision, Happening>, Side> visitor) {
        var match = Match.start(RULES, scenario(scenario), Chance.seeded(seed));
        var chance = Chance.seeded(seed);
        while (match.pending() instanceof Pending.Answers(var sides)) {
            Side side = sides.iterator().next();
            visitor.accept(match, side);
            Decision decision = RULES.prompt(match.view(side)).options().any(chance);
            match = play(match, side, decision, chance);
        }
        visitor.accept(match, AMERICAN);
    }
}
