package sandtable.ai;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Player;
import sandtable.kernel.Prompt;

import java.time.Duration;
import java.util.List;

/**
 * Takes what looks best right after it is done. It thinks no further, and always answers the same
 * for a seed.
 */
public final class GreedyPlayer<S, V, A extends Action, E extends Event> implements Player<V, A> {
    private static final int SAMPLES = 8;

    private final Seat<S, V, A, E> seat;
    private final long seed;
    private long decisions = 0;

    public GreedyPlayer(Seat<S, V, A, E> seat, long seed) {
        this.seat = seat;
        this.seed = seed;
    }

    @Override
    public Answer<A> answer(V view, Prompt<A> prompt, Duration budget) {
        long luck = Seeds.of(seed, decisions++);
        List<Ranked<A>> ranking = Impression.of(seat, view, prompt, SAMPLES, luck, Deadline.NEVER);
        return new Answer<>(ranking.getFirst().action(), ranking);
    }
}
