package sandtable.kit;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Side;

/** An accepted action: the position it was played in, and the match with it. */
record Step<S, V, A extends Action, E extends Event>(
        Position<S, V, A, E> position, Match<S, V, A, E> after) {
    Match<S, V, A, E> before() {
        return position.match();
    }

    Ruleset<S, V, A, E> rules() {
        return position.rules();
    }

    Match.Entry<A, E> entry() {
        return after.last().orElseThrow();
    }

    Side side() {
        return entry().side();
    }
}
