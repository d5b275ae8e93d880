package sandtable.notquitemechanized.state;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.notquitemechanized.battle.UnitId;

import java.util.List;

/** What happens to ammunition, and to who reorganises (C15). */
public sealed interface SupplyHappening extends Happening {
    /** A unit reorganised: so many markers went off, and so many points were sent back. */
    record Reorganised(UnitId unit, int healed, int sentBack, List<Side> to, Clause clause)
            implements SupplyHappening {
        public Reorganised {
            to = List.copyOf(to);
        }
    }
}
