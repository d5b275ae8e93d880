package sandtable.notquitemechanized.forces;

/** NQM-CLASS.1: what a stand can do in a fight. */
public enum StandKind {
    FIGHTING,
    SUPPORT,
    COMMAND,
    SPECIALIST
}
