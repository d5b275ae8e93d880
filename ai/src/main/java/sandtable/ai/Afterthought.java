package sandtable.ai;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Player.Ranked;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What can be told of an answer after it was chosen: how its trials went on, and what in the worth
 * of a position made it better than another. It knows what the player knew, and no more.
 */
public record Afterthought<S, V, A extends Action, E extends Event>(Seat<S, V, A, E> seat) {
    /** Worths of this and less are nothing to speak of. */
    private static final double NOTHING = 0.0005;

    private static final int LEAST = 2;

    /**
     * Something that happened in a trial.
     *
     * @param after the state that was thought up, in which it had happened
     */
    public record Step<S, A, E>(Side side, A answer, S after, List<E> events) {
        public Step {
            events = List.copyOf(events);
        }
    }

    /**
     * The first steps of the trial that came nearest to an estimate; none where nothing was played
     * on.
     */
    public List<Step<S, A, E>> line(V view, Ranked<A> of, int most) {
        var steps = new ArrayList<Step<S, A, E>>();
        if (of.luck().isPresent()) {
            played(
                    view,
                    of.action(),
                    of.luck().getAsLong(),
                    Deadline.NEVER.or(() -> steps.size() >= most),
                    (asked, answer, outcome) ->
                            steps.add(
                                    new Step<>(asked, answer, outcome.state(), outcome.events())));
        }
        return List.copyOf(steps);
    }

    /**
     * By how much each part of the worth is better after one answer than after another, weightiest
     * first, both under the same luck: where both were played on, at the end of so many trials,
     * else right after the answer. Where time runs out, trials are fewer, but always some.
     */
    public List<Judgement.Reason> differences(
            V view, Ranked<A> one, Ranked<A> other, int trials, Duration most) {
        boolean played = one.luck().isPresent() && other.luck().isPresent();
        Deadline deadline = Deadline.after(most);
        Map<String, Double> parts = new LinkedHashMap<>();
        int made = 0;
        while (made < LEAST || made < trials && !deadline.passed()) {
            long luck = Seeds.of(trials, made);
            add(parts, end(view, one.action(), luck, played), 1);
            add(parts, end(view, other.action(), luck, played), -1);
            made++;
        }
        int all = made;
        parts.replaceAll((_, sum) -> sum / all);
        if (!played) {
            double promise =
                    seat.judgement().promise(view, one.action())
                            - seat.judgement().promise(view, other.action());
            parts.merge("what it leads to", promise, Double::sum);
        }
        return parts.entrySet().stream()
                .map(each -> new Judgement.Reason(each.getKey(), each.getValue()))
                .filter(each -> Math.abs(each.value()) > NOTHING)
                .sorted(Comparator.comparingDouble(each -> -Math.abs(each.value())))
                .toList();
    }

    private void add(Map<String, Double> parts, S state, double weight) {
        seat.reasons(state)
                .forEach(each -> parts.merge(each.words(), weight * each.value(), Double::sum));
    }

    /** Where one answer ends. */
    private S end(V view, A action, long seed, boolean played) {
        if (played) {
            var last = new ArrayList<S>();
            played(
                    view,
                    action,
                    seed,
                    Deadline.NEVER,
                    (_, _, outcome) -> {
                        last.clear();
                        last.add(outcome.state());
                    });
            return last.getFirst();
        }
        Chance dice = Chance.seeded(seed);
        S state = seat.rules().guess(view, dice);
        state = seat.rules().resolve(state, seat.side(), action, dice).state();
        return new Habit<>(seat).settled(state, dice, Chance.seeded(~seed), Deadline.NEVER);
    }

    private void played(
            V view, A action, long seed, Deadline deadline, Rollout.Witness<S, A, E> witness) {
        new Rollout<>(seat, SearchPlayer.Habits.USUAL.plies())
                .of(view, action, seed, deadline, witness);
    }
}
