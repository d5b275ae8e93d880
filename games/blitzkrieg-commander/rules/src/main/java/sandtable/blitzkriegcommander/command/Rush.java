package sandtable.blitzkriegcommander.command;

/** How far and where to a blunder lets units move. */
enum Rush {
    HALF_BACK,
    HALF_AT,
    FULL_AT,
    FULL_BACK,
    /** By dice. */
    DICE_BACK;

    boolean half() {
        return this == HALF_BACK || this == HALF_AT;
    }

    /** Towards the nearest enemy; else towards the baseline. */
    boolean atEnemy() {
        return this == HALF_AT || this == FULL_AT;
    }
}
