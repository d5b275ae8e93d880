package sandtable.notquitemechanized.state;

import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;

import java.util.List;
import java.util.Optional;

/**
 * A kind of small answers to a question that all posts are asked at once. What is written is kept
 * on the post's sheet and carried out when the last post has sealed; until then nothing changes.
 */
public interface Paragraph {
    boolean takes(Decision entry);

    /** Answers that are worth a look, each of them legal; not all there are. */
    List<Decision> proposals(View view);

    /** Whether a post may write this, judged on what it knows. */
    Optional<Violation> check(View view, Decision entry);

    /** What must still be written before the post may seal. */
    default Optional<Violation> missing(View view) {
        return Optional.empty();
    }

    /** Carries an entry out, after all have sealed. */
    State apply(State state, int post, Decision entry, Telling<Happening> telling);
}
