package sandtable.blitzkriegcommander.state;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.kernel.Clause;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

import java.util.List;

/** What happens to who moves. */
public sealed interface MoveHappening extends Happening {
    /**
     * A unit went some way, to its end or to where it was interrupted.
     *
     * @param way from where it was, all places
     * @param reveals whether something hidden could have stopped it, so that having gone tells that
     *     nothing did
     */
    record Moved(UnitId unit, List<Spot> way, Heading heading, boolean reveals, Clause clause)
            implements MoveHappening {
        public Moved {
            way = List.copyOf(way);
        }
    }

    /**
     * A unit ran over an enemy command unit (BKC-CU.4).
     *
     * @param lost whether that is knocked out; else it got away
     */
    record Overrun(
            UnitId unit,
            UnitId commander,
            List<Integer> dice,
            int hits,
            boolean lost,
            Clause clause)
            implements MoveHappening {
        public Overrun {
            dice = List.copyOf(dice);
        }
    }

    record Turned(UnitId unit, Heading heading, Clause clause) implements MoveHappening {}
}
