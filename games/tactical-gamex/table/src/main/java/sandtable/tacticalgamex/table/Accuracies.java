package sandtable.tacticalgamex.table;

import sandtable.scene.Reason;
import sandtable.tacticalgamex.fire.OffBoardArtillery;

/** TGX-6.4.4.h: how often off-board fire falls where it should. */
final class Accuracies {
    private Accuracies() {}

    static Reason reason(int extra) {
        return Reason.of(
                "On target, else it scatters or misses",
                CombatTable.inSix(OffBoardArtillery.onTarget(extra)),
                "TGX-6.4.4.h");
    }
}
