package sandtable.tacticalgamex.table;

import sandtable.formats.Scenarios;
import sandtable.kernel.Match;
import sandtable.kernel.Notation;
import sandtable.kernel.Pending;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.scene.Choice;
import sandtable.scene.Scene;
import sandtable.tacticalgamex.TacticalGameX;
import sandtable.tacticalgamex.scenario.ScenarioTexts;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.View;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;

/** A few units in the valley of panel P1, within sight of each other, to present. */
final class Valley {
    static final TacticalGameX RULES = new TacticalGameX();
    static final TacticalGameXPresenter PRESENTER = new TacticalGameXPresenter(RULES);
    static final Side GERMAN = new Side("German");
    static final Side SOVIET = new Side("Soviet");

    private static final String TEXT =
            """
            title = "Valley"
            place = "Panel P1"
            date = "1943"
            length = "short"
            difficulty = "none"
            background = "Two patrols meet."

            [map]
            panels = ["P1"]

            [clock]
            turns = 3
            initiative = "German"
            sets-up-first = "German"

            [[side]]
            name = "German"
            axis = true
            morale = 8

            [[side]]
            name = "Soviet"
            morale = 7

            [[formation]]
            name = "Patrol"
            side = "German"
            nation = "Germany"
            units = [
              { id = "g-iv-1", type = "de-pzkw-iv-h", at = "I11" },
              { id = "g-iv-2", type = "de-pzkw-iv-h", at = "I11" },
              { id = "g-mortar", type = "de-81mm-mortar", at = "I12" },
              { id = "g-rifle", type = "de-rifle-42-east" },
              { id = "g-251", type = "de-sdkfz-251-east", at = "J11", carries = ["g-rifle"] },
            ]

            [[formation]]
            name = "Patrol"
            side = "Soviet"
            nation = "Soviet Union"
            units = [
              { id = "s-t34", type = "su-t-34-c", at = "M12" },
              { id = "s-rifle", type = "su-rifle-43", at = "L08" },
              { id = "s-late", type = "su-t-34-c", arrives = 2, entry = "X01..X16" },
            ]

            [[counter]]
            id = "m-1"
            side = "Soviet"
            kind = "mines"
            strength = "2:1"
            at = "K13"

            [[counter]]
            id = "w-1"
            side = "Soviet"
            kind = "wreck"
            at = "N12"

            [[score]]
            side = "German"
            points = 3
            for = "control"
            hexes = "L08 M08"

            [[victory]]
            winner = "German"
            level = "marginal"
            all = [{ side = "German", points = 3 }]
            """;

    private Valley() {}

    static Scenario scenario() {
        return Scenarios.read("test/valley", "valley.toml", TEXT);
    }

    static Scenario scenario(String name) {
        return Scenarios.read("tactical-gamex/" + name, name + ".toml", ScenarioTexts.text(name));
    }

    static Match<State, View, Decision, Happening> begin() {
        return Match.start(RULES, scenario(), Chance.scripted());
    }

    /** The same patrols but for one thing, with five points to spend. */
    static Match<State, View, Decision, Happening> spending(UnaryOperator<String> change) {
        Scenario other = Scenarios.read("test/valley", "valley.toml", change.apply(TEXT));
        return play(Match.start(RULES, other, Chance.scripted()), "roll", 5);
    }

    /** The German has five points to spend. */
    static Match<State, View, Decision, Happening> spending() {
        return play(begin(), "roll", 5);
    }

    /** The two tanks are activated to fire. */
    static Match<State, View, Decision, Happening> firing() {
        return play(spending(), "fire I11");
    }

    /** The match after a typed answer of whoever is asked. */
    static Match<State, View, Decision, Happening> play(
            Match<State, View, Decision, Happening> match, String typed, int... dice) {
        Side side = asked(match);
        return play(match, side, read(match, side, typed), Chance.scripted(dice));
    }

    static Side asked(Match<State, View, Decision, Happening> match) {
        return ((Pending.Answers) match.pending()).from().iterator().next();
    }

    static Decision read(Match<State, View, Decision, Happening> match, Side side, String typed) {
        return switch (RULES.notation().read(match.view(side), typed)) {
            case Notation.Reading.Read<Decision>(var decision) -> decision;
            case Notation.Reading.Unread<Decision>(var why) ->
                    throw new IllegalArgumentException(typed + ": " + why);
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

    /** What came of the last answer. */
    static List<Happening> events(Match<State, View, Decision, Happening> match) {
        return match.last().map(each -> each.events()).orElse(List.of());
    }

    static Scene scene(Match<State, View, Decision, Happening> match, Side side) {
        View view = match.view(side);
        boolean asked = match.pending() instanceof Pending.Answers(var from) && from.contains(side);
        return PRESENTER.scene(view, asked ? Optional.of(RULES.prompt(view)) : Optional.empty());
    }

    static Choice choice(Match<State, View, Decision, Happening> match, String typed) {
        Side side = asked(match);
        return PRESENTER.choice(match.view(side), read(match, side, typed));
    }

    /** Walks through a battle of a scenario at random and shows each position. */
    static void wander(
            String scenario,
            long seed,
            int steps,
            BiConsumer<Match<State, View, Decision, Happening>, Side> show) {
        Chance chance = Chance.seeded(seed);
        var match = Match.start(RULES, scenario(scenario), chance);
        for (int i = 0; i < steps && match.pending() instanceof Pending.Answers; i++) {
            Side side = asked(match);
            show.accept(match, side);
            Decision decision = RULES.prompt(match.view(side)).options().any(chance);
            match = play(match, side, decision, chance);
        }
    }
}
