package sandtable.catalog.lesson;

import sandtable.kernel.Action;
import sandtable.kernel.Notation;
import sandtable.kernel.Player;
import sandtable.kernel.Prompt;
import sandtable.kernel.Ruleset;

import java.time.Duration;

/**
 * Answers with a line of a script; where it does not fit the position another answers.
 *
 * @param otherwise who plays on if the game has left the script
 */
public record Scripted<V, A extends Action>(
        Ruleset<?, V, A, ?> rules, String line, Player<V, A> otherwise) implements Player<V, A> {
    @Override
    public Answer<A> answer(V view, Prompt<A> prompt, Duration budget) {
        return rules.notation().read(view, line) instanceof Notation.Reading.Read<A>(var action)
                        && rules.check(view, action).isEmpty()
                ? Answer.of(action)
                : otherwise.answer(view, prompt, budget);
    }
}
