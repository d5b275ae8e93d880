package sandtable.kit;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a few matches played beforehand tell about a game: its sides, and actions of all kinds and
 * sides that laws may try where they do not belong.
 */
record Scouted<A>(List<Side> sides, List<A> actions) {
    private static final int MATCHES = 3;
    private static final int KEPT = 120;

    static <S, V, A extends Action, E extends Event> Scouted<A> of(
            Ruleset<S, V, A, E> rules, Scenario scenario, long seed, int mostSteps) {
        var sides = new TreeSet<Side>();
        var actions = new LinkedHashSet<A>();
        for (int match = 0; match < MATCHES; match++) {
            try {
                scout(rules, scenario, Chance.seeded(seed + match), mostSteps, sides, actions);
            } catch (RuntimeException _) {
                continue; // the trial with the same seed tells
            }
        }
        return new Scouted<>(List.copyOf(sides), Spread.over(List.copyOf(actions), KEPT));
    }

    private static <S, V, A extends Action, E extends Event> void scout(
            Ruleset<S, V, A, E> rules,
            Scenario scenario,
            Chance chance,
            int mostSteps,
            Set<Side> sides,
            Set<A> actions) {
        Match<S, V, A, E> at = Match.start(rules, scenario, chance);
        for (int step = 0; step < mostSteps; step++) {
            if (!(at.pending() instanceof Pending.Answers(var from))) {
                return;
            }
            sides.addAll(from);
            for (Side side : from) {
                actions.addAll(rules.prompt(at.view(side)).options().listed());
            }
            var choice = Choice.any(at, chance);
            if (choice.isEmpty()) {
                return;
            }
            actions.add(choice.get().action());
            at = choice.get().played(at, chance);
        }
    }
}
