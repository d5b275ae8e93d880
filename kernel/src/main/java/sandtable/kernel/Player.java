package sandtable.kernel;

import java.time.Duration;
import java.util.List;

/**
 * Anything that answers prompts: a person at a browser, a bot, a script in a test. It never sees a
 * state.
 */
public interface Player<V, A> {
    Answer<A> answer(V view, Prompt<A> prompt, Duration budget);

    /**
     * Asks for the answer that is being thought about, or the next one, as soon as possible. Other
     * threads may call it; a player that never thinks long need not listen.
     */
    default void hurry() {}

    /** The action chosen, and what it was chosen from, best first, where the player can say. */
    record Answer<A>(A action, List<Ranked<A>> ranking) {
        public static <A> Answer<A> of(A action) {
            return new Answer<>(action, List.of());
        }
    }

    /**
     * One alternative with the player's estimate of it, and how many trials the estimate rests on.
     */
    record Ranked<A>(A action, double estimate, int trials) {}
}
