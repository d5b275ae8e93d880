package sandtable.blitzkriegcommander.state;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.space.measured.Spot;

/** Where a unit is. */
public sealed interface Whereabouts {
    /** With its centre there. */
    record OnTable(Spot at) implements Whereabouts {}

    /** A passenger, or a gun that is towed (BKC-GUN.1, BKC-TRN.1). */
    record Aboard(UnitId carrier) implements Whereabouts {}

    /** On the deck of an AFV (BKC-TRN.3). */
    record Riding(UnitId afv) implements Whereabouts {}

    /** Not on the table. */
    enum Off implements Whereabouts {
        /** Comes later (BKC-SET.3). */
        RESERVE,
        KNOCKED_OUT,
        /** A command unit that comes back in its owner's next turn (BKC-CU.2). */
        RETURNING,
        /** Has left by a scenario's exit (BKC-GEO.8). */
        LEFT
    }
}
