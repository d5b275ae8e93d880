package sandtable.blitzkriegcommander.forces;

/** How a unit moves: the rows of the going table. */
public enum Mobility {
    FOOT,
    TRACKED,
    HALF_TRACK,
    WHEELED,
    SOFT,
    GUN,
    CAVALRY,
    DRAUGHT,
    COMMAND
}
