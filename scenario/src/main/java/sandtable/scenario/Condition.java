package sandtable.scenario;

/** What a grade of victory asks for: a number of something, within limits. */
public record Condition(Measure measure, Limits limits) {
    public static Condition atLeast(int least, Measure measure) {
        return new Condition(measure, new Limits.AtLeast(least));
    }

    public static Condition atMost(int most, Measure measure) {
        return new Condition(measure, new Limits.AtMost(most));
    }
}
