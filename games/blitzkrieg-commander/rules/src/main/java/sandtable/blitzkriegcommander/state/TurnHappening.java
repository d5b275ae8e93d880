package sandtable.blitzkriegcommander.state;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.kernel.Clause;
import sandtable.kernel.Side;

import java.util.List;
import java.util.Optional;

/** What happens between the phases and at their end. */
public sealed interface TurnHappening extends Happening {
    record TurnBegan(int turn, Side side, Clause clause) implements TurnHappening {}

    record PhaseBegan(Phase phase, Side side, Clause clause) implements TurnHappening {}

    /** Hit markers were taken off. */
    record HitsRemoved(List<UnitId> units, Clause clause) implements TurnHappening {
        public HitsRemoved {
            units = List.copyOf(units);
        }
    }

    record Recovered(List<UnitId> units, Clause clause) implements TurnHappening {
        public Recovered {
            units = List.copyOf(units);
        }
    }

    record SmokeLifted(List<Smoke> clouds, Clause clause) implements TurnHappening {
        public SmokeLifted {
            clouds = List.copyOf(clouds);
        }
    }

    record BattleEnded(Optional<Side> winner, String reason, Clause clause)
            implements TurnHappening {}
}
