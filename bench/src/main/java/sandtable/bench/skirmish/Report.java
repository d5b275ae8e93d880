package sandtable.bench.skirmish;

import sandtable.kernel.Clause;
import sandtable.kernel.Event;

/** What happened in a turn. */
public sealed interface Report extends Event {
    record Moved(int unit, int hex) implements Report {
        @Override
        public Clause clause() {
            return Clauses.MOVE;
        }
    }

    /** The die was 2 or 3. */
    record Missed(int unit, int target, int die) implements Report {
        @Override
        public Clause clause() {
            return Clauses.ATTACK;
        }
    }

    /**
     * @param hurt the unit that lost a point: the target, or the attacker on a 1
     * @param left its points now; at 0 it is gone
     */
    record Hit(int unit, int target, int die, int hurt, int left) implements Report {
        @Override
        public Clause clause() {
            return Clauses.ATTACK;
        }
    }
}
