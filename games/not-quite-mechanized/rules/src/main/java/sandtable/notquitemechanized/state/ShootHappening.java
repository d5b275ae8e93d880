package sandtable.notquitemechanized.state;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.notquitemechanized.battle.Shoot;

import java.util.List;

/** What happens in the fireplan, on the ground and from the air (C8, C13). */
public sealed interface ShootHappening extends Happening {
    /**
     * A battery fired.
     *
     * @param hits as far as those who are told see the target
     */
    record Fell(Shoot shoot, List<Integer> dice, int hits, List<Side> to, Clause clause)
            implements ShootHappening {
        public Fell {
            dice = List.copyOf(dice);
            to = List.copyOf(to);
        }
    }
}
