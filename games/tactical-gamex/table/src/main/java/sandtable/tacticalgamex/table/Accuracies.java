package sandtable.tacticalgamex.table;

import sandtable.scene.Reason;
import sandtable.tacticalgamex.charts.Accuracy;

/** TGX-6.4.4.h: how often off-board fire falls where it should. */
final class Accuracies {
    private Accuracies() {}

    static Reason reason(int extra) {
        int hits = 0;
        for (int die = 1; die <= CombatTable.FACES; die++) {
            hits += Accuracy.of(die - extra) == Accuracy.ON_TARGET ? 1 : 0;
        }
        return Reason.of("On target, else it scatters or misses", hits + " in 6", "TGX-6.4.4.h");
    }
}
