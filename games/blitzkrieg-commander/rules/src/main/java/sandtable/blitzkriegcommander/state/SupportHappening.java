package sandtable.blitzkriegcommander.state;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.space.measured.Disc;
import sandtable.space.measured.Spot;

import java.util.List;

/** What artillery and aircraft have in common: the request, the deviation, the fire-zone. */
public sealed interface SupportHappening extends Happening {
    enum Answer {
        GRANTED,
        FAILED,
        /** A double six. */
        BLUNDER
    }

    /**
     * An observer asked for support.
     *
     * @param needed what the two dice must not exceed
     */
    record Asked(UnitId observer, Sum needed, List<Integer> dice, Answer answer, Clause clause)
            implements SupportHappening {
        public Asked {
            dice = List.copyOf(dice);
        }

        @Override
        public List<Sum> figures() {
            return List.of(needed);
        }
    }

    /**
     * Where it comes down.
     *
     * @param dice centimetres
     * @param degrees what the direction die shows
     */
    record Deviated(Spot aim, List<Integer> dice, int degrees, Spot at, Clause clause)
            implements SupportHappening {
        public Deviated {
            dice = List.copyOf(dice);
        }
    }

    /** A fire-zone with its centre off the table, or without the unit that was named. */
    record Lost(Spot at, String why, Clause clause) implements SupportHappening {}

    /**
     * Fire came down.
     *
     * @param units that are attacked, in order; who they are is settled first (BKC-ARES.5)
     */
    record Struck(List<Disc> zones, Sum attacks, List<UnitId> units, Clause clause)
            implements SupportHappening {
        public Struck {
            zones = List.copyOf(zones);
            units = List.copyOf(units);
        }

        @Override
        public List<Sum> figures() {
            return List.of(attacks);
        }
    }

    record SupportBlundered(UnitId observer, int die, Clause clause) implements SupportHappening {}

    /**
     * @param throughTurn the last own turn for which it holds
     */
    record ValueLowered(UnitId observer, int die, int by, int throughTurn, Clause clause)
            implements SupportHappening {}

    /** All that was asked for aims at a friend instead. */
    record TurnedOnFriend(UnitId friend, Clause clause) implements SupportHappening {}
}
