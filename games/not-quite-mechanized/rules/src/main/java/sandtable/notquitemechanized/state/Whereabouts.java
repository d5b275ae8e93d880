package sandtable.notquitemechanized.state;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.space.measured.Spot;

/** Where a body is. */
public sealed interface Whereabouts {
    record OnTable(Spot at) implements Whereabouts {}

    /** On a tank company of another unit (NQM-LOG.7). */
    record Riding(BodyId tanks) implements Whereabouts {}

    enum Off implements Whereabouts {
        /** On the march to the table. */
        TO_COME,
        /** Guns and aircraft that never come on it. */
        ELSEWHERE,
        /** Over the edge by an exit. */
        LEFT,
        /** At its brigade's medical post, all of it (NQM-REORG.4). */
        SENT_BACK,
        /** Dispersed to the division's area until the next day (NQM-BREAK.8). */
        DISPERSED,
        /** Destroyed or taken. */
        GONE,
        /** In a view: nobody of the own camp sees it. */
        UNSEEN
    }
}
