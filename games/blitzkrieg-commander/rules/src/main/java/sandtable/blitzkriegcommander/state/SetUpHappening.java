package sandtable.blitzkriegcommander.state;

import sandtable.blitzkriegcommander.battle.MineId;
import sandtable.blitzkriegcommander.battle.MissionId;
import sandtable.blitzkriegcommander.battle.Pattern;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.battle.WorkId;
import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

import java.util.Optional;

/** What happens while armies are set up. */
public sealed interface SetUpHappening extends Happening {
    record Placed(UnitId unit, Spot at, Heading heading, Clause clause) implements SetUpHappening {}

    record Built(WorkId work, Spot at, Clause clause) implements SetUpHappening {}

    /** Only the side itself is told (BKC-HID.2). */
    record Laid(MineId mines, Spot at, Side side, Clause clause) implements SetUpHappening {
        @Override
        public Optional<Happening> seenBy(Side other) {
            return other.equals(side) ? Optional.of(this) : Optional.empty();
        }
    }

    /** Only the side itself is told (BKC-HID.2). */
    record Planned(MissionId mission, Spot at, Pattern pattern, Side side, Clause clause)
            implements SetUpHappening {
        @Override
        public Optional<Happening> seenBy(Side other) {
            return other.equals(side) ? Optional.of(this) : Optional.empty();
        }
    }

    record SetUp(Side side, Clause clause) implements SetUpHappening {}
}
