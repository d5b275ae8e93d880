package sandtable.blitzkriegcommander.march;

/** How a unit comes to move. */
public enum Manner {
    /** By an order or by initiative. */
    ACTION,
    /** At somebody (BKC-OPP.4). */
    ASSAULT,
    /** A command unit by itself (BKC-OPP.8). */
    COMMAND,
    /** By a blunder (BKC-MOVE.8). */
    FORCED;

    /** BKC-MOVE.8, BKC-OPP.8: whether it draws opportunity fire. */
    public boolean drawsFire() {
        return this == ACTION || this == ASSAULT;
    }
}
