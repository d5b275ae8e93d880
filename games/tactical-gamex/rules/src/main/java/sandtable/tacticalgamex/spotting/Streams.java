package sandtable.tacticalgamex.spotting;

import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;

/** TGX-6.3.9 Streams and Ravines: who is seen in them. */
public final class Streams {
    private Streams() {}

    /** TGX-6.3.9.l: from slopes and hills one looks down into streams. */
    static boolean overlooked(Table table, int from) {
        return table.ground().level(from) > 0;
    }

    /** Whether a unit sees a target in a hex; one that is Down only from beside or above. */
    public static boolean sees(Table table, int from, int target) {
        Unit unit = table.unit(target);
        if (!table.sees(from, unit.hex())) {
            return false;
        }
        return !unit.has(Mark.DOWN)
                || overlooked(table, from)
                || table.ground().grid().distance(from, unit.hex()) <= 1;
    }
}
