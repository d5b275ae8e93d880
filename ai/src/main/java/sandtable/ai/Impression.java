package sandtable.ai;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Player.Ranked;
import sandtable.kernel.Prompt;
import sandtable.kernel.luck.Chance;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BiFunction;

/**
 * The first impression of each answer: how the side would stand right after it, when others have
 * replied to it, on average over a little luck.
 */
final class Impression {
    private Impression() {}

    /** Of the answers worth a thought; there is one only where none is needed. */
    static <S, V, A extends Action, E extends Event> List<Ranked<A>> of(
            Seat<S, V, A, E> seat,
            V view,
            Prompt<A> prompt,
            int samples,
            long seed,
            Deadline deadline) {
        return of(seat, view, prompt, seat.judgement()::sensible, samples, seed, deadline);
    }

    /** The same for a choice that comes up in a trial, each answer tried once. */
    static <S, V, A extends Action, E extends Event> List<Ranked<A>> inTrial(
            Seat<S, V, A, E> seat, V view, long seed, Deadline deadline) {
        Prompt<A> prompt = seat.rules().prompt(view);
        return of(seat, view, prompt, seat.judgement()::glance, 1, seed, deadline);
    }

    private static <S, V, A extends Action, E extends Event> List<Ranked<A>> of(
            Seat<S, V, A, E> seat,
            V view,
            Prompt<A> prompt,
            BiFunction<V, List<A>, List<A>> sieve,
            int samples,
            long seed,
            Deadline deadline) {
        Optional<A> standing = seat.judgement().standing(view, prompt);
        if (standing.isPresent()) {
            return seat.only(view, standing.get());
        }
        List<A> legal = Candidates.of(seat.rules(), view, prompt, Chance.seeded(seed), deadline);
        List<A> sensible = sieve.apply(view, legal);
        return sensible.size() == 1
                ? seat.only(view, sensible.getFirst())
                : of(seat, view, sensible, samples, seed, deadline);
    }

    /**
     * The answers, best first; equal ones in an order that {@code seed} decides. Every answer meets
     * the same luck, so that luck does not choose between them; one that draws none is tried once.
     * At least one is tried, once, however little time there is.
     */
    static <S, V, A extends Action, E extends Event> List<Ranked<A>> of(
            Seat<S, V, A, E> seat,
            V view,
            List<A> actions,
            int samples,
            long seed,
            Deadline deadline) {
        var ranked = new ArrayList<Ranked<A>>(actions.size());
        Chance order = Chance.seeded(Seeds.of(seed, -1));
        for (A action : actions) {
            Ranked<A> each =
                    deadline.passed() && !ranked.isEmpty()
                            ? untried(action)
                            : tried(seat, view, action, samples, seed, deadline);
            ranked.add(order.below(ranked.size() + 1), each);
        }
        ranked.sort(Comparator.comparingDouble((Ranked<A> each) -> -each.estimate()));
        return List.copyOf(ranked);
    }

    /** There was no time to look at it: it comes after all others. */
    private static <A> Ranked<A> untried(A action) {
        return new Ranked<>(action, -1, 0);
    }

    private static <S, V, A extends Action, E extends Event> Ranked<A> tried(
            Seat<S, V, A, E> seat, V view, A action, int samples, long seed, Deadline deadline) {
        double sum = 0;
        double squares = 0;
        int trials = 0;
        boolean again = true;
        while (trials < samples && again) {
            var luck = new CountedChance(Chance.seeded(Seeds.of(seed, trials)));
            S state = seat.rules().guess(view, luck);
            state = seat.rules().resolve(state, seat.side(), action, luck).state();
            Chance habits = Chance.seeded(Seeds.of(seed, -2 - trials));
            double value = seat.value(new Habit<>(seat).settled(state, luck, habits, deadline));
            sum += value;
            squares += value * value;
            trials++;
            again = luck.count() > 0 && !deadline.passed();
        }
        double estimate = sum / trials + seat.judgement().promise(view, action);
        double error = error(sum, squares, trials);
        return new Ranked<>(action, estimate, error, trials, OptionalLong.empty());
    }

    private static double error(double sum, double squares, int trials) {
        double spread = squares - sum * sum / trials;
        return trials < 2 ? 0 : Math.sqrt(Math.max(0, spread) / (trials - 1) / trials);
    }
}
