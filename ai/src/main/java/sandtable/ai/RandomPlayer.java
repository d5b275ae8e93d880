package sandtable.ai;

import sandtable.kernel.Action;
import sandtable.kernel.Player;
import sandtable.kernel.Prompt;
import sandtable.kernel.Ruleset;
import sandtable.kernel.luck.Chance;

import java.time.Duration;

/** Answers anything legal. */
public final class RandomPlayer<V, A extends Action> implements Player<V, A> {
    private final Ruleset<?, V, A, ?> rules;
    private final Chance chance;

    public RandomPlayer(Ruleset<?, V, A, ?> rules, long seed) {
        this.rules = rules;
        this.chance = Chance.seeded(seed);
    }

    @Override
    public Answer<A> answer(V view, Prompt<A> prompt, Duration budget) {
        return Answer.of(Candidates.any(rules, view, prompt, chance));
    }
}
