package sandtable.notquitemechanized.state;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Pool;
import sandtable.space.measured.Spot;

import java.util.List;

/** What happens in close assaults (C11). */
public sealed interface AssaultHappening extends Happening {
    /** One round of dice, the attacker's first. */
    record Round(
            Spot objective,
            List<Integer> attackers,
            List<Integer> defenders,
            Pool.Losses losses,
            List<Side> to,
            Clause clause)
            implements AssaultHappening {
        public Round {
            attackers = List.copyOf(attackers);
            defenders = List.copyOf(defenders);
            to = List.copyOf(to);
        }
    }
}
