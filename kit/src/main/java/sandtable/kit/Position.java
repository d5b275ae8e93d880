package sandtable.kit;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kernel.Register;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;

import java.util.List;

/**
 * A position that laws are tried on.
 *
 * @param scouted what is known of the game at large
 * @param seed luck for this position
 */
record Position<S, V, A extends Action, E extends Event>(
        Match<S, V, A, E> match, Scouted<A> scouted, Register register, long seed) {
    Ruleset<S, V, A, E> rules() {
        return match.rules();
    }

    S state() {
        return match.state();
    }

    /** The sides that owe an answer, in a fixed order. */
    List<Side> asked() {
        return asked(match.rules(), match.state());
    }

    static <S, V, A extends Action, E extends Event> List<Side> asked(
            Ruleset<S, V, A, E> rules, S state) {
        return rules.pending(state) instanceof Pending.Answers(var from)
                ? from.stream().sorted().toList()
                : List.of();
    }

    /** The same luck at each call. */
    Chance chance() {
        return Chance.seeded(seed);
    }
}
