package sandtable.notquitemechanized.state;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.notquitemechanized.battle.BodyId;
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

    /** A medical collection point did the same for bodies of a unit that came to it. */
    record Treated(UnitId unit, int healed, int sentBack, List<Side> to, Clause clause)
            implements SupplyHappening {
        public Treated {
            to = List.copyOf(to);
        }
    }

    /** A repair collection point took a casualty off a stand of vehicles. */
    record Repaired(BodyId body, List<Side> to, Clause clause) implements SupplyHappening {
        public Repaired {
            to = List.copyOf(to);
        }
    }

    /** Where a refill comes from. */
    enum Source {
        ECHELON,
        FORT
    }

    /** A unit has its ammunition again; nobody but its own post is told. */
    record Resupplied(UnitId unit, Source source, List<Side> to, Clause clause)
            implements SupplyHappening {
        public Resupplied {
            to = List.copyOf(to);
        }
    }

    /** An echelon, medical or repair stand was reached by the enemy, and is gone. */
    record Overrun(BodyId body, List<Side> to, Clause clause) implements SupplyHappening {
        public Overrun {
            to = List.copyOf(to);
        }
    }

    /** At the end of the day so many points came back from the medical post. */
    record CameBack(UnitId unit, int back, int lost, List<Side> to, Clause clause)
            implements SupplyHappening {
        public CameBack {
            to = List.copyOf(to);
        }
    }
}
