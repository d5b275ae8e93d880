package sandtable.bench;

import sandtable.catalog.Catalog;
import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;

import java.time.Duration;
import java.util.Comparator;
import java.util.Set;

/**
 * Random games of any rule set, played as people would have to: through the match, with check and
 * log.
 */
public final class Playouts<S, V, A extends Action, E extends Event> {
    private final Ruleset<S, V, A, E> rules;
    private final Scenario scenario;
    private final Chance chance;

    public Playouts(Ruleset<S, V, A, E> rules, Scenario scenario, long seed) {
        this.rules = rules;
        this.scenario = scenario;
        this.chance = Chance.seeded(seed);
    }

    /** Decisions of random games of a scenario that comes with its game, per CPU-second. */
    public static double rate(String scenario, Duration time) {
        return rate(Catalog.gameOf(scenario), scenario, time);
    }

    private static <S, V, A extends Action, E extends Event> double rate(
            Game<S, V, A, E> game, String scenario, Duration time) {
        var games = new Playouts<>(game.rules(), Catalog.scenario(game, scenario), 1);
        return Measure.rate(games::game, time);
    }

    /** Plays one game to its end and gives the number of decisions. */
    public long game() {
        return played().length();
    }

    public Match<S, V, A, E> played() {
        Match<S, V, A, E> match = Match.start(rules, scenario, chance);
        while (match.pending() instanceof Pending.Answers(var from)) {
            Side side = first(from);
            A action = rules.prompt(match.view(side)).options().any(chance);
            switch (match.play(side, action, chance)) {
                case Match.Verdict.Accepted<S, V, A, E>(var next) -> match = next;
                case Match.Verdict.Refused<S, V, A, E>(var violation) ->
                        throw new IllegalStateException("an option was refused: " + violation);
            }
        }
        return match;
    }

    /**
     * The same without match and log: view, prompt, check and resolve by hand. Gives the number of
     * decisions.
     */
    public long bareGame() {
        S state = rules.setUp(scenario, chance).state();
        long decisions = 0;
        while (rules.pending(state) instanceof Pending.Answers(var from)) {
            Side side = first(from);
            V view = rules.view(state, side);
            A action = rules.prompt(view).options().any(chance);
            if (rules.check(view, action).isPresent()) {
                throw new IllegalStateException("an option was refused: " + action);
            }
            state = rules.resolve(state, side, action, chance).state();
            decisions++;
        }
        return decisions;
    }

    /** Always the same one: a set's own order changes from run to run. */
    private static Side first(Set<Side> sides) {
        return sides.size() == 1
                ? sides.iterator().next()
                : sides.stream().min(Comparator.comparing(Side::id)).orElseThrow();
    }
}
