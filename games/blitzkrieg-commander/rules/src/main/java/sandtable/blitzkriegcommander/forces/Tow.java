package sandtable.blitzkriegcommander.forces;

/** What guns a unit can tow. */
public enum Tow {
    NONE,
    /** Those that can be moved by hand. */
    LIGHT,
    ANY
}
