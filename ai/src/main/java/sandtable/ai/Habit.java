package sandtable.ai;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Options;
import sandtable.kernel.Pending;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;

import java.util.Comparator;
import java.util.Set;

/** Answers without a thought, as a sensible player would likely give them. */
record Habit<S, V, A extends Action, E extends Event>(Seat<S, V, A, E> seat) {
    /** No action is answered more often; one that is never settles. */
    private static final int MOST_REPLIES = 20;

    A likely(V known, Chance chance) {
        Prompt<A> prompt = seat.rules().prompt(known);
        A likely = seat.judgement().likely(known, prompt, chance);
        boolean mayBeRefused = prompt.options() instanceof Options.Open<A>;
        return mayBeRefused && seat.rules().check(known, likely).isPresent()
                ? Candidates.any(seat.rules(), known, prompt, chance)
                : likely;
    }

    /** When others have answered what the seat's side has done, as far as it must be seen. */
    S settled(S state, Chance dice, Chance habits, Deadline deadline) {
        S now = state;
        for (int reply = 0; reply < MOST_REPLIES && !deadline.passed(); reply++) {
            if (!(seat.rules().pending(now) instanceof Pending.Answers(var from))) {
                return now;
            }
            Side asked = first(from);
            V known = seat.rules().view(now, asked);
            if (asked.equals(seat.side()) || seat.judgement().settled(known)) {
                return now;
            }
            now = seat.rules().resolve(now, asked, likely(known, habits), dice).state();
        }
        return now;
    }

    static Side first(Set<Side> sides) {
        return sides.size() == 1
                ? sides.iterator().next()
                : sides.stream().min(Comparator.comparing(Side::id)).orElseThrow();
    }
}
