package sandtable.notquitemechanized.state;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Pool;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.space.measured.Spot;

import java.util.List;

/** What happens in the air (C13). */
public sealed interface AirHappening extends Happening {
    /** Aircraft came over a place, for all to see. */
    record Came(List<BodyId> air, Spot at, List<Side> to, Clause clause) implements AirHappening {
        public Came {
            air = List.copyOf(air);
            to = List.copyOf(to);
        }
    }

    /** They fought the AA that guards it. */
    record FoughtAa(
            Spot at,
            List<Integer> airDice,
            List<Integer> aaDice,
            Pool.Losses pairs,
            boolean drivenOff,
            int aaLost,
            List<Side> to,
            Clause clause)
            implements AirHappening {
        public FoughtAa {
            airDice = List.copyOf(airDice);
            aaDice = List.copyOf(aaDice);
            to = List.copyOf(to);
        }
    }

    /** They pressed home through the fire of AA that was not neutralised. */
    record FiredOn(Spot at, List<Integer> dice, int hits, List<Side> to, Clause clause)
            implements AirHappening {
        public FiredOn {
            dice = List.copyOf(dice);
            to = List.copyOf(to);
        }
    }

    /**
     * They attacked what is there.
     *
     * @param hits as far as those who are told see the target
     */
    record Attacked(Spot at, List<Integer> dice, int hits, List<Side> to, Clause clause)
            implements AirHappening {
        public Attacked {
            dice = List.copyOf(dice);
            to = List.copyOf(to);
        }
    }
}
