package sandtable.notquitemechanized.game;

import sandtable.bench.Playouts;
import sandtable.kernel.Match;
import sandtable.kernel.Scenario;
import sandtable.notquitemechanized.NotQuiteMechanized;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.View;

import java.util.ArrayList;
import java.util.List;

/**
 * Games whose answers and luck are known, so that nothing is measured but what comes of them: all
 * nine steps of each bound.
 */
final class Bounds {
    private static final int GAMES = 4;

    private final NotQuiteMechanized rules = new NotQuiteMechanized();
    private final List<Known> games = new ArrayList<>();
    private int next;

    Bounds(Scenario scenario) {
        var playouts = new Playouts<>(rules, scenario, 1);
        for (int i = 0; i < GAMES; i++) {
            games.add(Known.of(playouts.played()));
        }
    }

    private record Known(State start, List<Match.Entry<Decision, Happening>> log, int bounds) {
        static Known of(Match<State, View, Decision, Happening> match) {
            return new Known(
                    match.history().getFirst().state(), match.log(), match.state().table().bound());
        }
    }

    int pieces() {
        return games.getFirst().start().battle().stands().size();
    }

    /** Carries out one of them again and gives the number of its bounds. */
    long again() {
        Known game = games.get(next);
        next = (next + 1) % games.size();
        State state = game.start();
        for (Match.Entry<Decision, Happening> each : game.log()) {
            state = rules.resolve(state, each.side(), each.action(), each.luck().again()).state();
        }
        if (state.table().bound() != game.bounds()) {
            throw new IllegalStateException("the same answers and luck led elsewhere");
        }
        return game.bounds();
    }
}
