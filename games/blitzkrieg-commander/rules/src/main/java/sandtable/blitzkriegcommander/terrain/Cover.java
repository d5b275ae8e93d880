package sandtable.blitzkriegcommander.terrain;

/** How well something covers (BKC-COV.2), the worst first. */
public enum Cover {
    NONE,
    /** Soft or partial. */
    SOFT,
    /** Hard or full. */
    HARD
}
