package sandtable.ai;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Player.Ranked;
import sandtable.kernel.Prompt;
import sandtable.kernel.luck.Chance;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * Weighs an answer that was given against the others there were, as a searching player would have
 * from what the side knew. So many trials are made, or fewer where time runs out.
 */
public record Weighing<S, V, A extends Action, E extends Event>(
        Seat<S, V, A, E> seat, int trials, Duration most) {
    private static final int SAMPLES = 4;

    /** All that were tried, best first; the given one is always among them. */
    public List<Ranked<A>> of(V view, Prompt<A> prompt, A given, long seed) {
        Deadline time = Deadline.after(most);
        Deadline deadline = Deadline.trials(trials).or(time::passed);
        List<A> answers = answers(view, prompt, given, seed, deadline);
        if (answers.size() == 1) {
            return seat.only(view, given);
        }
        List<Ranked<A>> impressions =
                Impression.of(seat, view, answers, SAMPLES, Seeds.of(seed, 0), deadline);
        var draws = new long[] {1};
        return new Contest<>(
                        few(view, impressions, given),
                        Contest.Terms.of(seat.judgement(), view),
                        deadline,
                        () -> Seeds.of(seed, draws[0]++))
                .decide(
                        (action, luck) ->
                                new Rollout<>(seat, SearchPlayer.Habits.USUAL.plies())
                                        .of(view, action, luck, deadline));
    }

    /** Those worth a thought, and the given one. */
    private List<A> answers(V view, Prompt<A> prompt, A given, long seed, Deadline deadline) {
        var answers = new LinkedHashSet<A>();
        seat.judgement()
                .standing(view, prompt)
                .ifPresentOrElse(
                        answers::add,
                        () ->
                                answers.addAll(
                                        seat.judgement()
                                                .sensible(
                                                        view,
                                                        Candidates.of(
                                                                seat.rules(),
                                                                view,
                                                                prompt,
                                                                Chance.seeded(seed),
                                                                deadline))));
        answers.add(given);
        return List.copyOf(answers);
    }

    /** As many as a player would try, the given one among them. */
    private List<Ranked<A>> few(V view, List<Ranked<A>> impressions, A given) {
        int breadth = Math.min(SearchPlayer.Habits.USUAL.breadth(), seat.judgement().breadth(view));
        var few = new ArrayList<Ranked<A>>();
        for (Ranked<A> each : impressions) {
            if (few.size() < breadth || each.action().equals(given)) {
                few.add(each);
            }
        }
        return few;
    }
}
