package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.BlitzkriegCommander;
import sandtable.blitzkriegcommander.command.Acting;
import sandtable.blitzkriegcommander.data.Data;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.View;
import sandtable.formats.Scenarios;
import sandtable.kernel.Match;
import sandtable.kernel.Notation;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.scene.Scene;

import java.util.Optional;

/** The smallest battle, set up and begun. */
final class FirstOrders {
    static final Side AMERICAN = new Side("American");
    static final Side GERMAN = new Side("German");
    static final BlitzkriegCommander RULES = new BlitzkriegCommander();
    static final BlitzkriegCommanderPresenter PRESENTER = new BlitzkriegCommanderPresenter(RULES);
    static final Scenario SCENARIO =
            Scenarios.read(
                    "first-orders", "first-orders.toml", Data.text("scenarios/first-orders.toml"));

    private FirstOrders() {}

    static Match<State, View, Decision, Happening> begin() {
        return Match.start(RULES, SCENARIO, Chance.seeded(1));
    }

    /** The Americans give orders. */
    static Match<State, View, Decision, Happening> ordering() {
        return played(played(begin(), GERMAN, "ready"), AMERICAN, "ready");
    }

    /** The Shermans have been ordered by their HQ, whatever dice that took. */
    static Match<State, View, Decision, Happening> acting() {
        return acting("order hq sherman-1 sherman-2 sherman-3");
    }

    static Match<State, View, Decision, Happening> acting(String order) {
        for (long seed = 1; ; seed++) {
            var match = played(ordering(), AMERICAN, order, Chance.seeded(seed));
            if (match.view(AMERICAN).step() instanceof Acting acting && acting.rounds() == 1) {
                return match;
            }
        }
    }

    static Match<State, View, Decision, Happening> played(
            Match<State, View, Decision, Happening> match, Side side, String typed) {
        return played(match, side, typed, Chance.seeded(1));
    }

    private static Match<State, View, Decision, Happening> played(
            Match<State, View, Decision, Happening> match, Side side, String typed, Chance chance) {
        var read = (Notation.Reading.Read<Decision>) RULES.notation().read(match.view(side), typed);
        return ((Match.Verdict.Accepted<State, View, Decision, Happening>)
                        match.play(side, read.action(), chance))
                .match();
    }

    static Scene scene(Match<State, View, Decision, Happening> match, Side side) {
        View view = match.view(side);
        return PRESENTER.scene(view, Optional.of(RULES.prompt(view)));
    }
}
