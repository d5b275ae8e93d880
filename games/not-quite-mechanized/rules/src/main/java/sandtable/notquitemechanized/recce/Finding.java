package sandtable.notquitemechanized.recce;

import sandtable.notquitemechanized.fire.Band;
import sandtable.notquitemechanized.state.RecceHappening.Why;

/** What comes of the dice of a recce sequence. */
public sealed interface Finding {
    enum Quiet implements Finding {
        /** NQM-RECCE.6: the recce has sighted who hid, and nobody fires first. */
        SEEN,
        /** NQM-RECCE.8: it goes by, unaware. */
        LET_PASS
    }

    /**
     * NQM-RECCE.8, .9: who hid fires first.
     *
     * @param why {@link Why#AMBUSH} or {@link Why#OPENS_FIRE}
     * @param band in which it does
     */
    record Fire(Why why, Band band) implements Finding {}
}
