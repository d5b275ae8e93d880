package sandtable.notquitemechanized.battle;

import java.util.Locale;

/** NQM-TASK: what engineers and diggers work at, from {@code tables/tasks.tsv}. */
public enum Task {
    DIG_IN,
    FORTIFY,
    BRIDGEHEAD,
    BRIDGE,
    DEMOLISH_MAJOR,
    DEMOLISH_MINOR,
    MINES_KM,
    LANE;

    /** Whether one halts before the place: mines, streams and rivers. */
    public boolean before() {
        return switch (this) {
            case BRIDGEHEAD, BRIDGE, DEMOLISH_MAJOR, DEMOLISH_MINOR, LANE -> true;
            case DIG_IN, FORTIFY, MINES_KM -> false;
        };
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
