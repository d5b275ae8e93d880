package sandtable.blitzkriegcommander.state;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

import java.util.List;

/** What happens while orders are given, and to those who give them. */
public sealed interface CommandHappening extends Happening {
    /** How the roll for an order came out (BKC-ORD.2). */
    enum Result {
        FAILED,
        GIVEN,
        /** Two actions. */
        TWICE,
        BLUNDER
    }

    /**
     * An order was given, or tried.
     *
     * @param needed what the two dice must not exceed
     */
    record Ordered(
            UnitId commander,
            List<UnitId> units,
            List<Allowance> allows,
            Sum needed,
            List<Integer> dice,
            Result result,
            Clause clause)
            implements CommandHappening {
        public Ordered {
            units = List.copyOf(units);
            allows = List.copyOf(allows);
            dice = List.copyOf(dice);
        }

        @Override
        public List<Sum> figures() {
            return List.of(needed);
        }
    }

    /** A command unit is done for this turn (BKC-ORD.3). */
    record Stopped(UnitId commander, Clause clause) implements CommandHappening {}

    /** The CO has failed: nobody of the side gives orders any more (BKC-ORD.4). */
    record Silenced(UnitId commander, Clause clause) implements CommandHappening {}

    /**
     * A command unit blundered (BKC-CBL.1).
     *
     * @param dice two for the table, then those that its line asks for
     * @param words what comes of it
     */
    record Blundered(UnitId commander, List<Integer> dice, String words, Clause clause)
            implements CommandHappening {
        public Blundered {
            dice = List.copyOf(dice);
        }
    }

    /**
     * A Command Value is worse for some turns of its owner.
     *
     * @param lastTurn the last of them; 0 for the rest of the game
     */
    record CvLowered(UnitId commander, int by, int firstTurn, int lastTurn, Clause clause)
            implements CommandHappening {}

    /** A command unit came back (BKC-CU.2). */
    record Returned(UnitId commander, Spot at, int cv, Clause clause) implements CommandHappening {}

    /** A reserve was rolled for (BKC-SET.3). */
    record ReserveRolled(String group, int die, int needed, boolean comes, Clause clause)
            implements CommandHappening {}

    /** A unit of a reserve came on the table. */
    record Entered(UnitId unit, Spot at, Heading heading, Clause clause)
            implements CommandHappening {}
}
