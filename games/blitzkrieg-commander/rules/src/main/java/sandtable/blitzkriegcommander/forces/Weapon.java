package sandtable.blitzkriegcommander.forces;

/** A value of a unit list: so many attacks, up to a range. */
public record Weapon(int attacks, int rangeMm) {
    /** A dash in the list: no fire. */
    public static final Weapon NONE = new Weapon(0, 0);

    public boolean none() {
        return attacks == 0;
    }
}
