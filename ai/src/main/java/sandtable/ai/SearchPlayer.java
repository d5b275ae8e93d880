package sandtable.ai;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Player;
import sandtable.kernel.Prompt;

import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * Thinks ahead under a budget: the answers that look best at first are tried again and again
 * against states that could be, each trial played on as both sides likely would, and the worse ones
 * leave until one is left. What needs no thought, or is soon clear, is answered early.
 */
public final class SearchPlayer<S, V, A extends Action, E extends Event> implements Player<V, A> {
    /**
     * How it searches.
     *
     * @param breadth how many answers are tried
     * @param plies how many answers a trial plays on at most
     */
    public record Habits(int breadth, int plies) {
        public static final Habits USUAL = new Habits(24, 2000);

        public Habits {
            if (breadth < 2 || plies < 1) {
                throw new IllegalArgumentException(
                        "a search needs something to try: " + breadth + ", " + plies);
            }
        }
    }

    private static final int FIRST_SAMPLES = 4;

    /**
     * What is kept back for pauses of the machine and the rest of the answer, as a part of the
     * budget.
     */
    private static final double MARGIN = 0.08;

    private final Seat<S, V, A, E> seat;
    private final Rollout<S, V, A, E> rollout;
    private final Habits habits;
    private final long seed;
    private final Function<Duration, Deadline> limit;
    private volatile boolean hurried = false;
    private long draws = 0;

    private SearchPlayer(
            Seat<S, V, A, E> seat, Habits habits, long seed, Function<Duration, Deadline> limit) {
        this.seat = seat;
        this.rollout = new Rollout<>(seat, habits.plies());
        this.habits = habits;
        this.seed = seed;
        this.limit = limit;
    }

    /** A player who uses the time it is given. */
    public static <S, V, A extends Action, E extends Event> SearchPlayer<S, V, A, E> timed(
            Seat<S, V, A, E> seat, Habits habits, long seed) {
        return new SearchPlayer<>(seat, habits, seed, budget -> Deadline.after(usable(budget)));
    }

    /** A player who takes its own time, whatever it is given. */
    static <S, V, A extends Action, E extends Event> SearchPlayer<S, V, A, E> timed(
            Seat<S, V, A, E> seat, Habits habits, long seed, Duration time) {
        return new SearchPlayer<>(seat, habits, seed, _ -> Deadline.after(usable(time)));
    }

    /** The same in the time of a processor, however long it has to wait for one. */
    static <S, V, A extends Action, E extends Event> SearchPlayer<S, V, A, E> worked(
            Seat<S, V, A, E> seat, Habits habits, long seed, Duration work) {
        return new SearchPlayer<>(seat, habits, seed, _ -> Deadline.afterWork(usable(work)));
    }

    /** The same by another clock, in nanoseconds. */
    static <S, V, A extends Action, E extends Event> SearchPlayer<S, V, A, E> timed(
            Seat<S, V, A, E> seat, long seed, Duration time, LongSupplier clock) {
        return new SearchPlayer<>(
                seat, Habits.USUAL, seed, _ -> Deadline.after(usable(time), clock));
    }

    /**
     * A player who makes so many trials for an answer, whatever the time: equal seeds give equal
     * answers.
     */
    public static <S, V, A extends Action, E extends Event> SearchPlayer<S, V, A, E> counted(
            Seat<S, V, A, E> seat, Habits habits, long seed, int trials) {
        return new SearchPlayer<>(seat, habits, seed, _ -> Deadline.trials(trials));
    }

    private static Duration usable(Duration budget) {
        return Duration.ofNanos((long) (budget.toNanos() * (1 - MARGIN)));
    }

    @Override
    public void hurry() {
        hurried = true;
    }

    @Override
    public Answer<A> answer(V view, Prompt<A> prompt, Duration budget) {
        try {
            return answer(view, prompt, limit.apply(budget).or(() -> hurried));
        } finally {
            hurried = false;
        }
    }

    private Answer<A> answer(V view, Prompt<A> prompt, Deadline deadline) {
        List<Ranked<A>> impressions =
                Impression.of(seat, view, prompt, FIRST_SAMPLES, nextSeed(), deadline);
        int breadth = Math.min(habits.breadth(), seat.judgement().breadth(view));
        List<Ranked<A>> tried = impressions.subList(0, Math.min(breadth, impressions.size()));
        var terms = Contest.Terms.of(seat.judgement(), view);
        List<Ranked<A>> ranking =
                new Contest<>(tried, terms, deadline, this::nextSeed)
                        .decide((action, luck) -> rollout.of(view, action, luck, deadline));
        return new Answer<>(ranking.getFirst().action(), ranking);
    }

    private long nextSeed() {
        return Seeds.of(seed, draws++);
    }
}
