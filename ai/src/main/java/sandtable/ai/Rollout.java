package sandtable.ai;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Outcome;
import sandtable.kernel.Pending;
import sandtable.kernel.Player.Ranked;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;

import java.util.List;
import java.util.OptionalDouble;

/**
 * One trial of one answer: a state that could be, the answer, then both sides as they would likely
 * play, or the next choices of the seat's own side, until the game has come far enough to be
 * judged.
 *
 * @param plies how many answers are played at most
 */
record Rollout<S, V, A extends Action, E extends Event>(Seat<S, V, A, E> seat, int plies) {
    /** Luck comes from sources of its own, so that equal play meets equal dice. */
    private static final int DICE = 1;

    private static final int HABITS = 2;
    private static final int OTHER_LUCK = -1;
    private static final int THOUGHTS = 3;

    /** Somebody who looks on while a trial is played. */
    interface Witness<S, A, E> {
        void saw(Side asked, A answer, Outcome<S, E> outcome);
    }

    /**
     * What came of it for the seat's side; nothing where the deadline passed first. Equal seeds
     * give equal luck.
     */
    OptionalDouble of(V view, A action, long seed, Deadline deadline) {
        return of(view, action, seed, deadline, (_, _, _) -> {});
    }

    /** The same while somebody looks on. */
    OptionalDouble of(V view, A action, long seed, Deadline deadline, Witness<S, A, E> witness) {
        var rules = seat.rules();
        Chance dice = Chance.seeded(Seeds.of(seed, DICE));
        Chance habits = Chance.seeded(Seeds.of(seed, HABITS));
        S state = rules.guess(view, Chance.seeded(seed));
        int stages = seat.judgement().horizon(view);
        int end = seat.judgement().stage(view) + stages;
        int foresight = seat.judgement().foresight(view);
        var luck = new Luck<>(seat, seat.judgement().evening(view), Seeds.of(seed, OTHER_LUCK));
        int choices = 0;
        Side asked = seat.side();
        A answer = action;
        for (int ply = 0; ; ply++) {
            var drawn = new CountedChance(dice);
            Outcome<S, E> outcome = rules.resolve(state, asked, answer, drawn);
            witness.saw(asked, answer, outcome);
            if (drawn.count() > 0) {
                luck.had(state, asked, answer, outcome.state(), deadline);
            }
            state = outcome.state();
            if (deadline.passed()) {
                return OptionalDouble.empty();
            }
            if (ply == plies || !(rules.pending(state) instanceof Pending.Answers(var from))) {
                break;
            }
            asked = Habit.first(from);
            V known = rules.view(state, asked);
            if (stages > 0 && seat.judgement().stage(known) >= end) {
                break;
            }
            if (deadline.passed()) {
                return OptionalDouble.empty();
            }
            boolean thinks = foresight > 0 && asked.equals(seat.side());
            if (thinks && choices == foresight) {
                break;
            }
            if (thinks) {
                List<Ranked<A>> thoughts =
                        Impression.inTrial(seat, known, Seeds.of(seed, THOUGHTS + ply), deadline);
                choices += thoughts.size() > 1 ? 1 : 0;
                answer = thoughts.getFirst().action();
            } else {
                answer = new Habit<>(seat).likely(known, habits);
            }
            if (deadline.passed()) {
                return OptionalDouble.empty();
            }
        }
        return OptionalDouble.of(luck.leftOutOf(state));
    }
}
