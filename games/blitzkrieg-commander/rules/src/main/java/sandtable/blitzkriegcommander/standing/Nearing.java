package sandtable.blitzkriegcommander.standing;

/** An enemy of a class within a distance of one who can fire at it (R-BKC-81). */
public record Nearing(Prey prey, int withinMm) {
    @Override
    public String toString() {
        return prey.word() + " " + withinMm;
    }
}
