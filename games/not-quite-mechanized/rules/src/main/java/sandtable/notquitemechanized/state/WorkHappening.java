package sandtable.notquitemechanized.state;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Task;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.space.measured.Spot;

import java.util.List;

/** What happens to work of engineers and diggers, to crossings and in mines (C14). */
public sealed interface WorkHappening extends Happening {
    /**
     * Work began; only its own post knows how long it takes.
     *
     * @param dice that were thrown for it, where the table gives a span
     */
    record Began(
            UnitId unit,
            Task task,
            Spot at,
            int needed,
            List<Integer> dice,
            List<Side> to,
            Clause clause)
            implements WorkHappening {
        public Began {
            dice = List.copyOf(dice);
            to = List.copyOf(to);
        }
    }

    record Finished(UnitId unit, Task task, Spot at, List<Side> to, Clause clause)
            implements WorkHappening {
        public Finished {
            to = List.copyOf(to);
        }
    }

    /** A bridge or bridgehead is there, or a bridge is no more. */
    record CrossingChanged(Crossing crossing, List<Side> to, Clause clause)
            implements WorkHappening {
        public CrossingChanged {
            to = List.copyOf(to);
        }
    }

    /** A belt of the enemy's mines became known. */
    record MinesFound(String belt, List<Side> to, Clause clause) implements WorkHappening {
        public MinesFound {
            to = List.copyOf(to);
        }
    }

    /** A body went into mines. */
    record Mined(BodyId body, int die, int hits, List<Side> to, Clause clause)
            implements WorkHappening {
        public Mined {
            to = List.copyOf(to);
        }
    }
}
