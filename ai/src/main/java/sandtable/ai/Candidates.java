package sandtable.ai;

import sandtable.kernel.Action;
import sandtable.kernel.Options;
import sandtable.kernel.Prompt;
import sandtable.kernel.Ruleset;
import sandtable.kernel.luck.Chance;

import java.util.LinkedHashSet;
import java.util.List;

/**
 * The legal answers a player chooses from: those listed, or some drawn where they are open, as many
 * as there is time for and one at least.
 */
final class Candidates {
    private static final int DRAWN = 64;
    private static final int TRIES = 1000;

    private Candidates() {}

    static <V, A extends Action> List<A> of(
            Ruleset<?, V, A, ?> rules, V view, Prompt<A> prompt, Chance chance, Deadline deadline) {
        return switch (prompt.options()) {
            case Options.All<A>(var actions) -> some(actions, prompt);
            case Options.Main<A>(var actions) -> some(actions, prompt);
            case Options.Open<A> open -> drawn(rules, view, open, chance, DRAWN, deadline);
        };
    }

    /** One legal answer, drawn at random. */
    static <V, A extends Action> A any(
            Ruleset<?, V, A, ?> rules, V view, Prompt<A> prompt, Chance chance) {
        return prompt.options() instanceof Options.Open<A> open
                ? drawn(rules, view, open, chance, 1, Deadline.NEVER).getFirst()
                : prompt.options().any(chance);
    }

    private static <A> List<A> some(List<A> actions, Prompt<A> prompt) {
        if (actions.isEmpty()) {
            throw new IllegalStateException("no answer is offered to: " + prompt.question());
        }
        return actions;
    }

    private static <V, A extends Action> List<A> drawn(
            Ruleset<?, V, A, ?> rules,
            V view,
            Options.Open<A> open,
            Chance chance,
            int wanted,
            Deadline deadline) {
        var drawn = new LinkedHashSet<A>();
        int tries = 0;
        while (drawn.isEmpty()
                || drawn.size() < wanted && tries < 4 * wanted && !deadline.passed()) {
            if (++tries > TRIES) {
                throw new IllegalStateException("no legal answer among " + TRIES + " proposed");
            }
            A action = open.propose().apply(chance);
            if (rules.check(view, action).isEmpty()) {
                drawn.add(action);
            }
        }
        return List.copyOf(drawn);
    }
}
