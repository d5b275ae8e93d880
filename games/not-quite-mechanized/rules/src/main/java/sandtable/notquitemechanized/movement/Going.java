package sandtable.notquitemechanized.movement;

import sandtable.kernel.Roster;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.state.MoveHappening.Why;
import sandtable.notquitemechanized.state.State;

import java.util.Collections;
import java.util.Optional;

/**
 * Where everybody is in the middle of a bound's movement.
 *
 * @param halted why bodies stopped for the rest of the bound, by number
 */
public record Going(State state, Roster<Optional<Why>> halted) {
    public static Going begin(State state) {
        int bodies = state.battle().stands().size();
        return new Going(state, Roster.of(Collections.nCopies(bodies, Optional.<Why>empty())));
    }

    public Going with(State now) {
        return new Going(now, halted);
    }

    /** With a body that goes no further in this bound. */
    public Going halting(BodyId body, Why why) {
        return new Going(state, halted.with(body.index(), Optional.of(why)));
    }

    public boolean goes(BodyId body) {
        return halted.get(body.index()).isEmpty();
    }
}
