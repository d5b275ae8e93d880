package sandtable.kernel;

import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;

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
     *
     * @param error the standard error of the estimate; 0 where luck plays no part or trials are too
     *     few to tell
     * @param luck what the trial that came nearest to the estimate began with, so that it can be
     *     looked at again; none where nothing was played on
     */
    record Ranked<A>(A action, double estimate, double error, int trials, OptionalLong luck) {
        /** An estimate that nothing more is known of. */
        public Ranked(A action, double estimate, int trials) {
            this(action, estimate, 0, trials, OptionalLong.empty());
        }
    }
}
