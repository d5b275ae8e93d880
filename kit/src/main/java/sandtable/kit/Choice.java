package sandtable.kit;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Options;
import sandtable.kernel.Pending;
import sandtable.kernel.Prompt;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;

import java.util.List;
import java.util.Optional;

/** A legal answer drawn at random, for one of the sides that owe one. */
record Choice<A extends Action>(Side side, A action) {
    private static final int PROPOSALS = 1000;

    /** Nothing where the match is over, or where the side asked has no legal answer. */
    static <S, V, A extends Action, E extends Event> Optional<Choice<A>> any(
            Match<S, V, A, E> match, Chance chance) {
        if (!(match.pending() instanceof Pending.Answers(var from)) || from.isEmpty()) {
            return Optional.empty();
        }
        Side side = chance.draw(from.stream().sorted().toList());
        return answer(match.rules(), match.view(side), chance)
                .map(action -> new Choice<>(side, action));
    }

    /** A legal answer to the question that {@code view}'s side is asked. */
    static <S, V, A extends Action, E extends Event> Optional<A> answer(
            Ruleset<S, V, A, E> rules, V view, Chance chance) {
        Prompt<A> prompt = rules.prompt(view);
        if (prompt.options() instanceof Options.Open<A>(var propose)) {
            for (int i = 0; i < PROPOSALS; i++) {
                A proposed = propose.apply(chance);
                if (rules.check(view, proposed).isEmpty()) {
                    return Optional.of(proposed);
                }
            }
            return Optional.empty();
        }
        List<A> listed = prompt.options().listed();
        if (listed.isEmpty()) {
            return Optional.empty();
        }
        A drawn = chance.draw(listed);
        return rules.check(view, drawn).isEmpty()
                ? Optional.of(drawn)
                : listed.stream().filter(each -> rules.check(view, each).isEmpty()).findFirst();
    }

    <S, V, E extends Event> Match.Verdict<S, V, A, E> verdict(
            Match<S, V, A, E> match, Chance chance) {
        return match.play(side, action, chance);
    }

    /** The match with this choice played. */
    <S, V, E extends Event> Match<S, V, A, E> played(Match<S, V, A, E> match, Chance chance) {
        return switch (verdict(match, chance)) {
            case Match.Verdict.Accepted<S, V, A, E>(var after) -> after;
            case Match.Verdict.Refused<S, V, A, E>(var why) ->
                    throw new IllegalStateException(
                            this + " passed the check and was refused then: " + why);
        };
    }
}
