package sandtable.tacticalgamex.scenario;

/** Points of a side for each of what is counted. */
public record Score(int side, Measure measure, int points) {}
