package sandtable.notquitemechanized.state;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.notquitemechanized.battle.UnitId;

import java.util.List;

/** What happens to the resolve of units (C10). */
public sealed interface MoraleHappening extends Happening {
    /**
     * A unit took a break test.
     *
     * @param score what the die had to reach
     */
    record Tested(UnitId unit, int die, int score, boolean passed, List<Side> to, Clause clause)
            implements MoraleHappening {
        public Tested {
            to = List.copyOf(to);
        }
    }

    record Flagged(UnitId unit, Flag flag, boolean set, List<Side> to, Clause clause)
            implements MoraleHappening {
        public Flagged {
            to = List.copyOf(to);
        }
    }

    /** What a unit does that failed a test. */
    record Chosen(UnitId unit, Decision.Choice choice, List<Side> to, Clause clause)
            implements MoraleHappening {
        public Chosen {
            to = List.copyOf(to);
        }

        /** What follows is done in sight of others. */
        @Override
        public boolean reveals() {
            return true;
        }
    }
}
