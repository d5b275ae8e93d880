package sandtable.notquitemechanized.state;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.notquitemechanized.battle.BodyId;

import java.util.List;

/** What happens in firefights (C9). */
public sealed interface FireHappening extends Happening {
    /** Casualty markers were placed, and stands removed that had too many. */
    record Marked(BodyId body, int markers, int removed, List<Side> to, Clause clause)
            implements FireHappening {
        public Marked {
            to = List.copyOf(to);
        }
    }
}
