package sandtable.tacticalgamex.scenario;

/** What a grade of victory asks for: a number of something, within limits. */
public record Condition(Measure measure, int least, int most) {
    public boolean holds(int number) {
        return number >= least && number <= most;
    }
}
