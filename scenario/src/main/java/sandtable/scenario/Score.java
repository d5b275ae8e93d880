package sandtable.scenario;

/** Points of a side for every full {@code per} of what is counted. */
public record Score(int side, Measure measure, int per, int points) {
    public Score {
        if (per < 1) {
            throw new IllegalArgumentException("points for every " + per);
        }
    }

    /** Points for each of what is counted. */
    public Score(int side, Measure measure, int points) {
        this(side, measure, 1, points);
    }

    /** What it is worth where there are so many. */
    public int worth(int number) {
        return number / per * points;
    }
}
