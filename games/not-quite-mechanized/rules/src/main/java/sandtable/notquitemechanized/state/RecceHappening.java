package sandtable.notquitemechanized.state;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.notquitemechanized.battle.BodyId;

import java.util.List;

/** What happens in recce sequences (C7). */
public sealed interface RecceHappening extends Happening {
    /** A look or a Stop showed where concealed enemies are. */
    record Spotted(List<BodyId> bodies, List<Integer> dice, List<Side> to, Clause clause)
            implements RecceHappening {
        public Spotted {
            bodies = List.copyOf(bodies);
            dice = List.copyOf(dice);
            to = List.copyOf(to);
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }
}
