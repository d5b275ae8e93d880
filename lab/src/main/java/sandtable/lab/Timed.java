package sandtable.lab;

import sandtable.kernel.Player;
import sandtable.kernel.Prompt;

import java.time.Duration;

/** A player with a stopwatch beside it. */
final class Timed<V, A> implements Player<V, A> {
    /** What the stopwatch showed. */
    record Times(long answers, long nanos, long longestNanos) {
        static final Times NONE = new Times(0, 0, 0);

        Times and(Times others) {
            return new Times(
                    answers + others.answers,
                    nanos + others.nanos,
                    Math.max(longestNanos, others.longestNanos));
        }
    }

    private final Player<V, A> player;
    private Times times = Times.NONE;

    Timed(Player<V, A> player) {
        this.player = player;
    }

    @Override
    public Answer<A> answer(V view, Prompt<A> prompt, Duration budget) {
        long start = System.nanoTime();
        Answer<A> answer = player.answer(view, prompt, budget);
        long took = System.nanoTime() - start;
        times = times.and(new Times(1, took, took));
        return answer;
    }

    Times times() {
        return times;
    }
}
