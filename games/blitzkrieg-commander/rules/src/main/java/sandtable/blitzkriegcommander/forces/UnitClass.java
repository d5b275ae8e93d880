package sandtable.blitzkriegcommander.forces;

/** What a unit is to those who fire at it. */
public enum UnitClass {
    FOOT,
    GUN,
    SOFT,
    OPEN_AFV,
    FULL_AFV,
    COMMAND;

    /** Half-tracks and carriers too. */
    public boolean afv() {
        return this == OPEN_AFV || this == FULL_AFV;
    }

    public boolean unarmoured() {
        return this == FOOT || this == GUN || this == SOFT;
    }
}
