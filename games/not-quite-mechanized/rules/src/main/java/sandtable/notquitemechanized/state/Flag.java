package sandtable.notquitemechanized.state;

/** What is true of a unit until something ends it. */
public enum Flag {
    /** In column: a Very Light target (C9). */
    COLUMN,
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
    /** Its attack needs reserves before it is pressed home (NQM-PRESS.2, .4). */
    NEEDS_REINFORCEMENT,
    SURRENDERED
}
