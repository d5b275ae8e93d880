package sandtable.notquitemechanized.state;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.space.measured.Spot;

import java.util.List;

/** What happens to who moves, and to who is seen. */
public sealed interface MoveHappening extends Happening {
    /**
     * A body went some way.
     *
     * @param trail where it was from step to step, as far as those who are told saw it
     */
    record Moved(BodyId body, List<Spot> trail, List<Side> to, Clause clause)
            implements MoveHappening {
        public Moved {
            trail = List.copyOf(trail);
            to = List.copyOf(to);
        }
    }

    /** A body came onto the table. */
    record Entered(BodyId body, Spot at, List<Side> to, Clause clause) implements MoveHappening {
        public Entered {
            to = List.copyOf(to);
        }
    }

    /** A body left by an exit. */
    record Left(BodyId body, List<Side> to, Clause clause) implements MoveHappening {
        public Left {
            to = List.copyOf(to);
        }
    }

    /** A body stopped before the end of its way. */
    record Halted(BodyId body, Why why, List<Side> to, Clause clause) implements MoveHappening {
        public Halted {
            to = List.copyOf(to);
        }
    }

    enum Why {
        ENEMY_IN_RANGE,
        TOUCHES_ENEMY,
        NO_ROOM,
        NO_CROSSING,
        PINNED,
        GUARDS_PRISONERS,
        MINES,
        /** A recce sequence (NQM-RECCE.4). */
        RECCE,
        /** Horses off the road in sight of the enemy (NQM-MOVE.12). */
        HORSES
    }

    /** A body got onto a tank company. */
    record Mounted(BodyId body, BodyId tanks, List<Side> to, Clause clause)
            implements MoveHappening {
        public Mounted {
            to = List.copyOf(to);
        }
    }

    /** A body got off the tanks it rode on. */
    record Dismounted(BodyId body, Spot at, List<Side> to, Clause clause) implements MoveHappening {
        public Dismounted {
            to = List.copyOf(to);
        }
    }

    /** An enemy body is seen. */
    record Sighted(BodyId body, Spot at, List<Side> to, Clause clause) implements MoveHappening {
        public Sighted {
            to = List.copyOf(to);
        }

        /** Who sees whom decides what else is told with it. */
        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** An enemy body is seen no more. */
    record LostSight(BodyId body, List<Side> to, Clause clause) implements MoveHappening {
        public LostSight {
            to = List.copyOf(to);
        }

        /** Who sees whom decides what else is told with it. */
        @Override
        public boolean reveals() {
            return true;
        }
    }
}
