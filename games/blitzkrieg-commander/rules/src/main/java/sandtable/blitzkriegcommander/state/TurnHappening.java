package sandtable.blitzkriegcommander.state;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.kernel.Camp;
import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.kernel.Sum;

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

    /**
     * A side at its breakpoint tested whether it stays (BKC-WIN.1).
     *
     * @param needed what the two dice must not exceed
     */
    record BreakTested(
            Side side,
            int losses,
            int breakpoint,
            Sum needed,
            List<Integer> dice,
            boolean stays,
            Clause clause)
            implements TurnHappening {
        public BreakTested {
            dice = List.copyOf(dice);
        }

        @Override
        public List<Sum> figures() {
            return List.of(needed);
        }
    }

    record BattleEnded(Optional<Camp> winner, String reason, Clause clause)
            implements TurnHappening {}
}
