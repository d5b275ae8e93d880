package sandtable.blitzkriegcommander.state;

import sandtable.blitzkriegcommander.battle.AircraftId;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;

import java.util.List;

/** What is done to aircraft. */
public sealed interface AirHappening extends Happening {
    /**
     * Anti-aircraft fire at one aircraft unit (BKC-AA.8).
     *
     * @param fire the attacks of all who fired
     * @param abort one die for each hit
     * @param attacksLeft none where it aborts
     */
    record FiredAt(
            AircraftId aircraft,
            Sum fire,
            List<Integer> dice,
            List<Integer> abort,
            boolean aborts,
            int attacksLeft,
            Clause clause)
            implements AirHappening {
        public FiredAt {
            dice = List.copyOf(dice);
            abort = List.copyOf(abort);
        }

        @Override
        public List<Sum> figures() {
            return List.of(fire);
        }
    }

    /**
     * A blunder let an aircraft unit be attacked.
     *
     * @param suppression one die for each hit
     * @param missing whether it is not available in its owner's next turn
     */
    record AircraftAttacked(
            AircraftId aircraft,
            Sum attacks,
            List<Integer> dice,
            List<Integer> suppression,
            boolean missing,
            Clause clause)
            implements AirHappening {
        public AircraftAttacked {
            dice = List.copyOf(dice);
            suppression = List.copyOf(suppression);
        }

        @Override
        public List<Sum> figures() {
            return List.of(attacks);
        }
    }
}
