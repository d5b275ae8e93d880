package sandtable.blitzkriegcommander.state;

import sandtable.blitzkriegcommander.battle.AircraftId;
import sandtable.blitzkriegcommander.battle.Camp.Superiority;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;

import java.util.List;

/** What is done to aircraft. */
public sealed interface AirHappening extends Happening {
    /**
     * Who has the air, as it was rolled for at set-up (BKC-RREQ.7).
     *
     * @param totals of both sides, their die and their aircraft units
     * @param air what each side has of it
     */
    record AirSettled(List<Sum> totals, List<Superiority> air, Clause clause)
            implements AirHappening {
        public AirSettled {
            totals = List.copyOf(totals);
            air = List.copyOf(air);
        }

        @Override
        public List<Sum> figures() {
            return totals;
        }
    }

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
