package sandtable.ai;

import sandtable.kernel.Action;
import sandtable.kernel.Camp;
import sandtable.kernel.Event;
import sandtable.kernel.Pending;
import sandtable.kernel.Player.Ranked;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Side;

import java.util.List;

/**
 * One side of a game as a player sees it: the rules, the side, and what is known of playing it
 * well.
 */
public record Seat<S, V, A extends Action, E extends Event>(
        Ruleset<S, V, A, E> rules, Judgement<V, A> judgement, Side side) {

    /**
     * How well this side stands in {@code state}: the result where there is one, else the judgement
     * of its view.
     */
    double value(S state) {
        return switch (rules.pending(state)) {
            case Pending.Over over -> result(over, rules.camp(state, side));
            case Pending.Answers _ -> judgement.worth(rules.view(state, side));
        };
    }

    /** What that value is made of; nothing where the judgement does not say. */
    List<Judgement.Reason> reasons(S state) {
        return switch (rules.pending(state)) {
            case Pending.Over _ -> List.of(new Judgement.Reason("the result", value(state)));
            case Pending.Answers _ -> judgement.reasons(rules.view(state, side));
        };
    }

    /** An answer that was not chosen from others: there was none, or it needs no thought. */
    List<Ranked<A>> only(V view, A action) {
        return List.of(new Ranked<>(action, judgement.worth(view), 0));
    }

    private static double result(Pending.Over over, Camp camp) {
        return over.winner().map(winner -> winner.equals(camp) ? 1.0 : -1.0).orElse(0.0);
    }
}
