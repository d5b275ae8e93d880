package sandtable.notquitemechanized.state;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;

import java.util.List;
import java.util.Optional;

/** What happens between the steps of a bound. */
public sealed interface BoundHappening extends Happening {
    record BoundBegan(int bound, int hour, List<Side> to, Clause clause) implements BoundHappening {
        public BoundBegan {
            to = List.copyOf(to);
        }
    }

    /** All posts have sealed: what was secret is carried out. */
    record Carried(int bound, int step, List<Side> to, Clause clause) implements BoundHappening {
        public Carried {
            to = List.copyOf(to);
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** NQM-TIME.5: night falls after a bound, and passes. */
    record NightFell(int bound, List<Side> to, Clause clause) implements BoundHappening {
        public NightFell {
            to = List.copyOf(to);
        }
    }

    record BattleEnded(String grade, Optional<String> winner, List<Side> to, Clause clause)
            implements BoundHappening {
        public BattleEnded {
            to = List.copyOf(to);
        }
    }
}
