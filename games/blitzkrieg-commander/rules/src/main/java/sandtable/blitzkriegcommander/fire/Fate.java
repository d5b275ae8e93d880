package sandtable.blitzkriegcommander.fire;

/** What can become of a unit that is attacked. */
public enum Fate {
    NOTHING,
    /** Hit markers and no more. */
    HIT,
    SUPPRESSED,
    /** Falls back, or stands fast in its works. */
    FALLS_BACK,
    KNOCKED_OUT
}
