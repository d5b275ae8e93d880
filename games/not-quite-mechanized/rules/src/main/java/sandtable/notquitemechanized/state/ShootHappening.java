package sandtable.notquitemechanized.state;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Shoot;
import sandtable.space.measured.Spot;

import java.util.List;

/** What happens in the fireplan, on the ground and from the air (C8, C13). */
public sealed interface ShootHappening extends Happening {
    /**
     * A battery fired; its own camp is told.
     *
     * @param dice none where the target is not seen: a shoot on an unseen place tells nothing
     * @param hits as far as those who are told see the target
     */
    record Fell(Shoot shoot, List<Integer> dice, int hits, List<Side> to, Clause clause)
            implements ShootHappening {
        public Fell {
            dice = List.copyOf(dice);
            to = List.copyOf(to);
        }
    }

    /** Fire fell where those who are told have somebody; whose guns they are does not show. */
    record Shelled(Spot at, Shoot.Kind kind, List<Side> to, Clause clause)
            implements ShootHappening {
        public Shelled {
            to = List.copyOf(to);
        }
    }

    /** What fire from guns or from the air does to a body besides casualties. */
    enum Effect {
        /** Pinned and disorganised (NQM-ARTY.6). */
        PINNED,
        /** By harassing fire that scored (NQM-ARTY.11). */
        DISORGANISED,
        /** Under harassing fire that did not score. */
        HARASSED
    }

    /** A body suffers this until the same step of the next bound. */
    record Suffered(BodyId body, Effect effect, List<Side> to, Clause clause)
            implements ShootHappening {
        public Suffered {
            to = List.copyOf(to);
        }
    }
}
