package sandtable.blitzcommander;

import sandtable.blitzcommander.scenario.ScenarioTexts;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.State;
import sandtable.blitzcommander.state.View;
import sandtable.kernel.Outcome;
import sandtable.kernel.Pending;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;

import java.util.List;

/**
 * Games at random of every scenario, position by position: attacks and exits are taken more often
 * than chance alone would.
 */
final class RandomGames {
    private static final int MOST = 1500;

    private RandomGames() {}

    /** Sees one answer at random to each question, with what came of it. */
    interface Visitor {
        void visit(View view, List<Decision> options, Decision played, List<Happening> events);
    }

    static void each(Visitor visitor) {
        for (String name : ScenarioTexts.names()) {
            play(name, name.equals("breakout") ? 1 : 4, visitor);
        }
    }

    private static Decision chosen(List<Decision> options, Chance chance) {
        List<Decision> bold =
                options.stream()
                        .filter(
                                each ->
                                        each instanceof Decision.Assault
                                                || each instanceof Decision.Exit
                                                || each instanceof Decision.TankAssault)
                        .toList();
        return bold.isEmpty() || chance.below(2) == 0 ? chance.draw(options) : bold.getLast();
    }

    private static void play(String name, int games, Visitor visitor) {
        var rules = new BlitzCommander();
        for (int seed = 0; seed < games; seed++) {
            Chance chance = Chance.seeded(seed);
            State state = rules.setUp(Battles.scenario(name), chance).state();
            for (int i = 0;
                    i < MOST && rules.pending(state) instanceof Pending.Answers(var from);
                    i++) {
                Side side = from.iterator().next();
                View view = rules.view(state, side);
                List<Decision> options = rules.prompt(view).options().listed();
                Decision decision = chosen(options, chance);
                Outcome<State, Happening> outcome = rules.resolve(state, side, decision, chance);
                visitor.visit(view, options, decision, outcome.events());
                state = outcome.state();
            }
        }
    }
}
