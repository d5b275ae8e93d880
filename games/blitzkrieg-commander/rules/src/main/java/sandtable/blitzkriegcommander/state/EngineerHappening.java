package sandtable.blitzkriegcommander.state;

import sandtable.blitzkriegcommander.battle.BridgeId;
import sandtable.blitzkriegcommander.battle.MineId;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.kernel.Clause;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;

/** What engineers do, and what units do to their own ground. */
public sealed interface EngineerHappening extends Happening {
    /** A unit came into mines, or moves in them (BKC-MINE.1). */
    record InMines(UnitId unit, MineId field, Clause clause) implements EngineerHappening {}

    record Breached(UnitId unit, Spot at, int die, boolean open, Clause clause)
            implements EngineerHappening {}

    record Cleared(UnitId unit, MineId field, Segment lane, int die, boolean open, Clause clause)
            implements EngineerHappening {}

    record Blown(UnitId unit, BridgeId bridge, int die, boolean down, Clause clause)
            implements EngineerHappening {}

    /**
     * @param actions spent on it so far
     */
    record Repaired(UnitId unit, BridgeId bridge, int actions, boolean whole, Clause clause)
            implements EngineerHappening {}

    /**
     * @param actions spent on it so far
     */
    record Dug(UnitId unit, int actions, Clause clause) implements EngineerHappening {}

    record HullDown(UnitId unit, Clause clause) implements EngineerHappening {}
}
