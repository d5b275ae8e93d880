package sandtable.blitzkriegcommander.state;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.standing.Standing;
import sandtable.kernel.Clause;
import sandtable.kernel.Side;

import java.util.List;
import java.util.Optional;

/** What happens around opportunity fire; the fire itself is fire like any other. */
public sealed interface OpportunityHappening extends Happening {
    /** The enemy is asked whether they fire, which tells that they hold nothing. */
    record Watched(List<UnitId> units, Clause clause) implements OpportunityHappening {
        public Watched {
            units = List.copyOf(units);
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    record Fired(List<UnitId> units, UnitId target, Clause clause) implements OpportunityHappening {
        public Fired {
            units = List.copyOf(units);
        }

        /** It may have been by a standing order, which nobody else knew of. */
        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** A standing order is told to the side that gives it only. */
    record Instructed(Side side, List<UnitId> units, Standing standing, Clause clause)
            implements OpportunityHappening {
        public Instructed {
            units = List.copyOf(units);
        }

        @Override
        public Optional<Happening> seenBy(Side other) {
            return other.equals(side) ? Optional.of(this) : Optional.empty();
        }
    }

    /** Holding fire is told to the side that holds it only. */
    record Held(Side side, Decision.Hold hold, Clause clause) implements OpportunityHappening {
        @Override
        public Optional<Happening> seenBy(Side other) {
            return other.equals(side) ? Optional.of(this) : Optional.empty();
        }
    }

    /** The enemy could have fired and was not asked, because they hold their fire. */
    record LetPass(UnitId unit, Clause clause) implements OpportunityHappening {
        @Override
        public boolean reveals() {
            return true;
        }
    }
}
