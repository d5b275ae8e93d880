package sandtable.kernel.save;

import sandtable.kernel.Side;

/** How people ended a game that its rules would have gone on with. */
public sealed interface Ending {
    /** A post gave the game up, for its whole camp. */
    record Resigned(Side by) implements Ending {}

    /** All camps agreed that nobody wins. */
    record Drawn() implements Ending {}
}
