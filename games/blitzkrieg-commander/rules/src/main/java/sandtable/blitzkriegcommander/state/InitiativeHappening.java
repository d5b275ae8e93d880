package sandtable.blitzkriegcommander.state;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;

import java.util.List;

/** What happens in the Initiative Phase besides actions. */
public sealed interface InitiativeHappening extends Happening {
    /** Units took the initiative; what they did follows. */
    record Took(List<UnitId> units, UnitId enemy, Clause clause) implements InitiativeHappening {
        public Took {
            units = List.copyOf(units);
        }
    }

    /**
     * A recce unit tried to communicate.
     *
     * @param roll the die and what the distance takes off it
     * @param needed what it must come to
     */
    record Communicated(UnitId recce, UnitId with, Sum roll, int needed, Clause clause)
            implements InitiativeHappening {
        public boolean success() {
            return roll.total() >= needed;
        }

        @Override
        public List<Sum> figures() {
            return List.of(roll);
        }
    }
}
