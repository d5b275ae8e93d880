package sandtable.notquitemechanized.state;

/** What is true of a unit until something ends it. */
public enum Flag {
    /** In column: a Very Light target (C9). */
    COLUMN,
    /** Came under fire in column before it could deploy (NQM-SUMM.6); until the next bound. */
    CAUGHT,
    DISORGANISED,
    BROKEN,
    /** After a failed calling-off test (R-NQM-26). */
    TO_GROUND,
    /** Its calling-off test is taken (NQM-BREAK.3). */
    CALL_OFF_TESTED,
    /** Its breaking test is taken. */
    BREAK_TESTED,
    /** A broken defender that chose to stay (NQM-RETR.3). */
    SITS_TIGHT,
    /** Tank Terror is behind it (NQM-SPATT.9). */
    UNAFRAID,
    /** It failed its calling-off test, and nobody new has joined its attack (NQM-PRESS.2). */
    NEEDS_REINFORCEMENT,
    /** Its post is asked what it does after a failed test (NQM-PRESS.1, NQM-RETR.3). */
    CHOOSES,
    SURRENDERED
}
