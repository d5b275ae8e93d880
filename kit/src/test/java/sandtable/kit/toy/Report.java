package sandtable.kit.toy;

import sandtable.kernel.Clause;
import sandtable.kernel.Event;
import sandtable.kernel.Side;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** What happens in the toy. */
public sealed interface Report extends Event {
    record Deployed(int tank, Clause clause) implements Report {}

    /** The cell is empty for whoever may not know it. */
    record Hidden(Optional<Integer> cell, Clause clause) implements Report {}

    /** The stance is empty for the other side. */
    record Sealed(Side side, Optional<Stance> stance, Clause clause) implements Report {}

    record Opened(SortedMap<Side, Stance> stances, Clause clause) implements Report {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** Going on unhurt tells a tank something too, as long as the gun is hidden. */
    record Marched(int to, boolean watched, Clause clause) implements Report {
        @Override
        public boolean reveals() {
            return watched;
        }
    }

    record Halted(int at, Clause clause) implements Report {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    record Fired(int from, List<Integer> dice, boolean hit, Clause clause) implements Report {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    record Held(Clause clause) implements Report {}
}
