package sandtable.blitzkriegcommander.forces;

/** What a die must show, or more, to save a hit; above 6 there is no save (R-BKC-12). */
public record Save(int needed) {
    public static final Save NONE = new Save(7);

    public Save {
        if (needed < 2 || needed > 7) {
            throw new IllegalArgumentException("a save is 2 to 6, or none: " + needed);
        }
    }

    public boolean none() {
        return equals(NONE);
    }

    /** The save when it has become so much worse. */
    public Save worse(int by) {
        return new Save(Math.min(NONE.needed, needed + by));
    }

    @Override
    public String toString() {
        return none() ? "none" : needed + "+";
    }
}
