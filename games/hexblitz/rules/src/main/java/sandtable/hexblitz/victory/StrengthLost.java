package sandtable.hexblitz.victory;

import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.Whereabouts;

/**
 * SP lost, as victory counts them: a unit at 0 SP or destroyed counts with all it began with (data
 * ruling 44).
 */
final class StrengthLost {
    private StrengthLost() {}

    /** All SP a side has lost. */
    static int of(Table table, int side) {
        int lost = 0;
        for (Stand stand : table.battle().stands()) {
            if (stand.side() == side) {
                lost += stand.sp() - left(table, stand);
            }
        }
        return lost;
    }

    static int left(Table table, Stand stand) {
        Unit unit = table.unit(stand.index());
        return unit.is(Whereabouts.Off.DESTROYED) ? 0 : unit.sp();
    }
}
