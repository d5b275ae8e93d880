package sandtable.ai;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Pending;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;

import java.time.Duration;

/**
 * How a game that is over stood at one of its moments, all secrets known: the truth is played on as
 * both sides likely would, and judged by both. Everything is told for {@code one}.
 */
public record Standing<S, V, A extends Action, E extends Event>(
        Seat<S, V, A, E> one, Seat<S, V, A, E> other) {
    /**
     * @param value from -1, lost for {@code one}, to 1
     * @param error its standard error; 0 where it is certain
     */
    public record Estimate(double value, double error, int trials) {}

    private static final int LEAST = 4;

    /** By so many trials, or fewer where time runs out. */
    public Estimate of(S state, int trials, Duration most, long seed) {
        if (one.rules().pending(state) instanceof Pending.Over) {
            return new Estimate(value(state), 0, 0);
        }
        Deadline time = Deadline.after(most);
        double sum = 0;
        double squares = 0;
        int made = 0;
        while (made < LEAST || made < trials && !time.passed()) {
            double value = value(played(state, Seeds.of(seed, made)));
            sum += value;
            squares += value * value;
            made++;
        }
        double spread = Math.max(0, squares - sum * sum / made);
        return new Estimate(sum / made, Math.sqrt(spread / (made - 1) / made), made);
    }

    /** How much better {@code one} stands by the luck an answer had than with other luck. */
    public double luck(S before, Side asked, A answer, S after, int samples, long seed) {
        double sum = 0;
        for (int i = 0; i < samples; i++) {
            Chance other = Chance.seeded(Seeds.of(seed, i));
            sum += value(one.rules().resolve(before, asked, answer, other).state());
        }
        return value(after) - sum / samples;
    }

    /** As both see it: what the one hopes and the other fears. */
    private double value(S state) {
        return (one.value(state) - other.value(state)) / 2;
    }

    /** A stage more than a player looks ahead, so that both sides have their say. */
    private S played(S from, long seed) {
        Chance dice = Chance.seeded(Seeds.of(seed, 1));
        Chance habits = Chance.seeded(Seeds.of(seed, 2));
        V view = one.rules().view(from, one.side());
        int end = one.judgement().stage(view) + one.judgement().horizon(view) + 1;
        S now = from;
        for (int ply = 0; ply < SearchPlayer.Habits.USUAL.plies(); ply++) {
            if (!(one.rules().pending(now) instanceof Pending.Answers(var asked))) {
                return now;
            }
            Side side = Habit.first(asked);
            V known = one.rules().view(now, side);
            if (one.judgement().stage(known) >= end) {
                return now;
            }
            A likely = new Habit<>(one).likely(known, habits);
            now = one.rules().resolve(now, side, likely, dice).state();
        }
        return now;
    }
}
