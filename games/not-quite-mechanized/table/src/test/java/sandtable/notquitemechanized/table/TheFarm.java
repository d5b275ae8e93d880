package sandtable.notquitemechanized.table;

import sandtable.formats.Scenarios;
import sandtable.kernel.Match;
import sandtable.kernel.Notation;
import sandtable.kernel.Pending;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.notquitemechanized.NotQuiteMechanized;
import sandtable.notquitemechanized.data.Data;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.View;
import sandtable.scene.Scene;

import java.util.Optional;

/** The smallest battle, as it begins and after some answers. */
final class TheFarm {
    static final Side GERMAN = new Side("German");
    static final Side SOVIET = new Side("Soviet");
    static final NotQuiteMechanized RULES = new NotQuiteMechanized();
    static final NotQuiteMechanizedPresenter PRESENTER = new NotQuiteMechanizedPresenter(RULES);
    static final Scenario SCENARIO = scenario("the-farm");

    private TheFarm() {}

    static Scenario scenario(String name) {
        String file = name + ".toml";
        return Scenarios.read(name, file, Data.text("scenarios/" + file));
    }

    static Match<State, View, Decision, Happening> begin() {
        return Match.start(RULES, SCENARIO, Chance.seeded(1));
    }

    /** Both have sealed their operation orders, and what bound 1 asks. */
    static Match<State, View, Decision, Happening> secondBound() {
        var match = sealed(begin());
        while (match.view(GERMAN).table().bound() < 2) {
            match = sealed(match);
        }
        return match;
    }

    /** Whoever is asked seals, or takes what is proposed first. */
    static Match<State, View, Decision, Happening> sealed(
            Match<State, View, Decision, Happening> match) {
        var now = match;
        for (Side side : new Side[] {GERMAN, SOVIET}) {
            var view = now.view(side);
            if (asked(now, side)) {
                var options = RULES.prompt(view).options().listed();
                Decision seal = new Decision.Seal();
                now = play(now, side, options.contains(seal) ? seal : options.getFirst());
            }
        }
        return now;
    }

    static Match<State, View, Decision, Happening> played(
            Match<State, View, Decision, Happening> match, Side side, String typed) {
        var read = (Notation.Reading.Read<Decision>) RULES.notation().read(match.view(side), typed);
        return play(match, side, read.action());
    }

    private static Match<State, View, Decision, Happening> play(
            Match<State, View, Decision, Happening> match, Side side, Decision decision) {
        return ((Match.Verdict.Accepted<State, View, Decision, Happening>)
                        match.play(side, decision, Chance.seeded(1)))
                .match();
    }

    static boolean asked(Match<State, View, Decision, Happening> match, Side side) {
        return match.pending() instanceof Pending.Answers(var from) && from.contains(side);
    }

    static Scene scene(Match<State, View, Decision, Happening> match, Side side) {
        View view = match.view(side);
        return PRESENTER.scene(
                view, asked(match, side) ? Optional.of(RULES.prompt(view)) : Optional.empty());
    }
}
