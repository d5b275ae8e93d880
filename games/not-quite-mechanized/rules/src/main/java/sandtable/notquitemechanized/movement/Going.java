package sandtable.notquitemechanized.movement;

import sandtable.kernel.Roster;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.state.MoveHappening.Why;
import sandtable.notquitemechanized.state.State;

import java.util.Collections;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Where everybody is in the middle of a bound's movement.
 *
 * @param halted why bodies stopped for the rest of the bound, by number
 * @param began how it was before the first step
 * @param met who has had a recce sequence with whom in this bound
 */
public record Going(State state, Roster<Optional<Why>> halted, State began, Set<Meeting> met) {
    /** Two units, the one with the lower number first. */
    public record Meeting(UnitId one, UnitId other) {
        public static Meeting of(UnitId one, UnitId other) {
            return one.compareTo(other) < 0 ? new Meeting(one, other) : new Meeting(other, one);
        }
    }

    public Going {
        met = Set.copyOf(met);
    }

    public static Going begin(State state) {
        int bodies = state.battle().stands().size();
        return new Going(
                state,
                Roster.of(Collections.nCopies(bodies, Optional.<Why>empty())),
                state,
                Set.of());
    }

    public Going with(State now) {
        return new Going(now, halted, began, met);
    }

    /** With a body that goes no further in this bound. */
    public Going halting(BodyId body, Why why) {
        return new Going(state, halted.with(body.index(), Optional.of(why)), began, met);
    }

    /** With two units that have met. */
    public Going meeting(UnitId one, UnitId other) {
        var now = new HashSet<>(met);
        now.add(Meeting.of(one, other));
        return new Going(state, halted, began, now);
    }

    /** C7: one throw for each pair of units and bound. */
    public boolean hasMet(UnitId one, UnitId other) {
        return !met.isEmpty() && met.contains(Meeting.of(one, other));
    }

    public boolean goes(BodyId body) {
        return halted.get(body.index()).isEmpty();
    }
}
