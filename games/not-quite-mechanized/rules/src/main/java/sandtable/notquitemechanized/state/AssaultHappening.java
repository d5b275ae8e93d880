package sandtable.notquitemechanized.state;

import sandtable.kernel.Clause;
import sandtable.kernel.Explanation;
import sandtable.kernel.Side;
import sandtable.kernel.Sum;
import sandtable.kernel.luck.Pool;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.space.measured.Spot;

import java.util.List;

/** What happens in close assaults (C11, C12). */
public sealed interface AssaultHappening extends Happening {
    /** A post has decided, and the battle goes on by it. */
    record Decided(Decision.Choice choice, List<Side> to, Clause clause)
            implements AssaultHappening {
        public Decided {
            to = List.copyOf(to);
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** Bodies went in. */
    record Assaulted(Spot objective, List<BodyId> bodies, List<Side> to, Clause clause)
            implements AssaultHappening {
        public Assaulted {
            bodies = List.copyOf(bodies);
            to = List.copyOf(to);
        }
    }

    /** One round of dice, the attacker's first. */
    record Round(
            Spot objective,
            List<Integer> attackers,
            List<Integer> defenders,
            Pool.Losses losses,
            List<Sum> figures,
            List<Side> to,
            Clause clause)
            implements AssaultHappening {
        public Round {
            attackers = List.copyOf(attackers);
            defenders = List.copyOf(defenders);
            figures = Explanation.kept(figures);
            to = List.copyOf(to);
        }
    }

    /** The attacker did not assault, or did not go on. */
    record Stopped(Spot objective, List<Side> to, Clause clause) implements AssaultHappening {
        public Stopped {
            to = List.copyOf(to);
        }
    }

    /** A position was taken. */
    record Taken(Spot objective, int camp, List<Side> to, Clause clause)
            implements AssaultHappening {
        public Taken {
            to = List.copyOf(to);
        }
    }

    /** What became of a body that was overcome. */
    record Overcome(BodyId body, Fate fate, int points, List<Side> to, Clause clause)
            implements AssaultHappening {
        public Overcome {
            to = List.copyOf(to);
        }

        /** Who sees whom decides what else is told with it. */
        @Override
        public boolean reveals() {
            return true;
        }
    }

    enum Fate {
        CAPTURED,
        DISPERSED,
        BROKE_OUT,
        DESTROYED
    }

    /** A body gave way, or went on in contact. */
    record Shifted(BodyId body, Spot from, Spot at, Why why, List<Side> to, Clause clause)
            implements AssaultHappening {
        public Shifted {
            to = List.copyOf(to);
        }

        /** Who sees whom decides what else is told with it. */
        @Override
        public boolean reveals() {
            return true;
        }
    }

    enum Why {
        ADVANCED,
        PUSHED_BACK,
        MOVED_IN,
        ROLLED_IN,
        ROLLED_ON
    }

    /** Troops of a unit met tanks for the first time. */
    record Terror(List<BodyId> bodies, int die, boolean cowed, List<Side> to, Clause clause)
            implements AssaultHappening {
        public Terror {
            bodies = List.copyOf(bodies);
            to = List.copyOf(to);
        }
    }
}
