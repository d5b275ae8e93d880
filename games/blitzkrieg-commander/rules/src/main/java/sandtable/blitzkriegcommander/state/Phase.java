package sandtable.blitzkriegcommander.state;

/** BKC-PHASE.1: the phases of a turn, in order. */
public enum Phase {
    SCHEDULED,
    INITIATIVE,
    COMMAND,
    END
}
